#!/bin/sh
# The user that servers come to the database by, made once with the database: it may take rekan_app and alter nothing.
set -eu
psql -v ON_ERROR_STOP=1 -v sandi="$SANDI_SERVER" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
CREATE ROLE rekan_app;
GRANT rekan_app TO rekan;
CREATE ROLE rekan_server LOGIN PASSWORD :'sandi';
GRANT rekan_app TO rekan_server;
SQL
