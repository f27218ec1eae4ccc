"""Signs in, reads the profile and checks in in the middle of the office's area.

python checkin.py ORIGIN EMAIL PASSWORD PHOTO, with the package that openapi-python-client made as `rekan` beside it.
"""

import json
import sys
from io import BytesIO
from pathlib import Path

from rekan.api.akun import post_login
from rekan.api.presensi import post_presensi_check_in
from rekan.api.profil import get_profile
from rekan.client import AuthenticatedClient, Client
from rekan.models import KirimanPresensi, PostLoginBody
from rekan.types import File

origin, email, password, photo = sys.argv[1:5]
base = f"{origin}/api"

login = post_login.sync(client=Client(base_url=base), body=PostLoginBody(email=email, password=password))
client = AuthenticatedClient(base_url=base, token=login.data.token)

profile = get_profile.sync(client=client).data
ring = profile.presensi.kantor[0].area.coordinates[0]
longitude, latitude = (sum(corner[axis] for corner in ring) / len(ring) for axis in (0, 1))

punch = post_presensi_check_in.sync_detailed(
    client=client,
    body=KirimanPresensi(
        selfie=File(payload=BytesIO(Path(photo).read_bytes()), file_name="selfie.png", mime_type="image/png"),
        longitude=longitude,
        latitude=latitude,
    ),
)
data = punch.parsed.data
print(
    json.dumps(
        {"name": profile.name, "status": int(punch.status_code), "id": data.id, "di_luar_area": data.di_luar_area}
    )
)
