-- Whether the line around an area meets itself. The same question as the rules', on the same grid of 7 decimals, where
-- whole numbers make every answer exact: two edges that follow one another meet where the line turns back, others where a
-- point lies on both.
create function garis_bersilang(area jsonb) returns boolean language sql immutable set search_path = public, pg_temp as $$
  with sudut as (
    select ke, round((titik ->> 0)::numeric * 10000000) as x, round((titik ->> 1)::numeric * 10000000) as y
    from jsonb_array_elements(area -> 'coordinates' -> 0) with ordinality t (titik, ke)),
  garis as (
    select ke, x as ax, y as ay, lead(x) over urut as bx, lead(y) over urut as by from sudut window urut as (order by ke)),
  sisi as (
    select row_number() over (order by ke) as ke, count(*) over () as banyak, ax, ay, bx, by from garis
    where bx is not null and (ax, ay) <> (bx, by)),
  pasangan as (
    select p.ke = 1 and q.ke = p.banyak and p.banyak > 2 as menutup, q.ke = p.ke + 1 as lanjut,
      (p.bx - p.ax) * (q.by - q.ay) - (p.by - p.ay) * (q.bx - q.ax) as silang,
      (p.bx - p.ax) * (q.bx - q.ax) + (p.by - p.ay) * (q.by - q.ay) as searah,
      sign((p.bx - p.ax) * (q.ay - p.ay) - (p.by - p.ay) * (q.ax - p.ax))
        * sign((p.bx - p.ax) * (q.by - p.ay) - (p.by - p.ay) * (q.bx - p.ax)) as di_p,
      sign((q.bx - q.ax) * (p.ay - q.ay) - (q.by - q.ay) * (p.ax - q.ax))
        * sign((q.bx - q.ax) * (p.by - q.ay) - (q.by - q.ay) * (p.bx - q.ax)) as di_q,
      greatest(p.ax, p.bx) >= least(q.ax, q.bx) and greatest(q.ax, q.bx) >= least(p.ax, p.bx)
        and greatest(p.ay, p.by) >= least(q.ay, q.by) and greatest(q.ay, q.by) >= least(p.ay, p.by) as bertindih
    from sisi p join sisi q on q.ke > p.ke)
  select coalesce(bool_or(
    case when menutup or lanjut then silang = 0 and searah < 0 else bertindih and di_p <= 0 and di_q <= 0 end), false)
  from pasangan
$$;

-- An area is one closed ring of 3 to 100 corners that never meets itself. What a company holds from before stays until it
-- is changed: the state of the system names it.
create function periksa_area() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  ring jsonb := new.area -> 'coordinates' -> 0;
begin
  if new.area is null or (tg_op = 'UPDATE' and new.area is not distinct from old.area) then return new; end if;
  if new.area ->> 'type' is distinct from 'Polygon' or jsonb_typeof(ring) is distinct from 'array'
    or jsonb_array_length(new.area -> 'coordinates') <> 1 or jsonb_array_length(ring) not between 4 and 101
    or ring -> 0 is distinct from ring -> -1
  then
    raise exception 'an area is one closed ring of 3 to 100 corners'
      using errcode = '23514', constraint = 'kantor_area_bentuk', table = tg_table_name;
  end if;
  if garis_bersilang(new.area) then
    raise exception 'the line around an area meets itself'
      using errcode = '23514', constraint = 'kantor_area_bersilang', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger kantor_periksa_area before insert or update of area on kantor
  for each row execute function periksa_area();

grant update (area) on kantor to rekan_app;
