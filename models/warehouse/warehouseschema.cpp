// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/warehouseschema.h"

#include "warehouse/sqltransaction.h"
#include "warehouse/tablecolumn.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::warehouse {

using namespace Qt::StringLiterals;
using insights::InputTable;

namespace {

struct SchemaWords
{
    Q_DECLARE_TR_FUNCTIONS(WarehouseSchema)
};

constexpr QLatin1StringView formatName("storedesk-warehouse");

// A step of the schema. %1, %2 and %3 stand for the columns of activities, lines and contacts.
struct SchemaStep
{
    int version;
    const char *sql;
};

// clang-format off
constexpr std::array schemaSteps{
    SchemaStep{1,
        "CREATE TABLE meta (name text PRIMARY KEY, value text NOT NULL);"
        "CREATE TABLE synced_day (day date PRIMARY KEY, asked_at timestamptz NOT NULL,"
        " loaded_at timestamptz NOT NULL DEFAULT now(), rows bigint NOT NULL, doubled bigint NOT NULL,"
        " stale boolean NOT NULL DEFAULT false);"
        "CREATE TABLE contact (%3, fields jsonb, PRIMARY KEY (contact_id));"
        "CREATE INDEX contact_email ON contact (lower(btrim(email)));"
        "CREATE TABLE activity (%1, position bigint NOT NULL, copies integer NOT NULL, other jsonb,"
        " PRIMARY KEY (contact_id, activity_id, happened_at)) PARTITION BY RANGE (happened_at);"
        "CREATE TABLE activity_other PARTITION OF activity DEFAULT;"
        "CREATE INDEX activity_type ON activity (type, happened_at);"
        "CREATE INDEX activity_purchase ON activity (purchase_id) WHERE type = 'purchase';"
        "CREATE INDEX activity_merged ON activity (previous_contact_id) WHERE previous_contact_id IS NOT NULL;"
        "CREATE TABLE purchase_line (contact_id text NOT NULL, happened_at timestamptz NOT NULL,"
        " line integer NOT NULL, %2, other jsonb, PRIMARY KEY (contact_id, activity_id, line));"
        "CREATE INDEX purchase_line_time ON purchase_line (happened_at);"
        "CREATE INDEX purchase_line_product ON purchase_line (product_id, happened_at);"},
    SchemaStep{2,
        "CREATE TABLE purchase (contact_id text NOT NULL, purchase_id text NOT NULL,"
        " activity_id text NOT NULL, happened_at timestamptz NOT NULL, amount numeric(17, 2), currency text,"
        " PRIMARY KEY (contact_id, purchase_id));"
        "CREATE INDEX purchase_number ON purchase (purchase_id);"
        "CREATE INDEX purchase_time ON purchase (happened_at);"
        "INSERT INTO purchase SELECT DISTINCT ON (purchase_id) contact_id, purchase_id, activity_id,"
        " happened_at, amount, currency FROM activity WHERE type = 'purchase'"
        " AND happened_at > '-infinity' ORDER BY purchase_id, happened_at, position;"
        "CREATE TABLE product (product_id text PRIMARY KEY, name text, last_sold_at timestamptz NOT NULL);"
        "INSERT INTO product SELECT DISTINCT ON (product_id) product_id, name, happened_at"
        " FROM purchase_line ORDER BY product_id, happened_at DESC, name;"
        "CREATE TABLE uncounted_purchase (contact_id text PRIMARY KEY, purchases bigint NOT NULL,"
        " pending_total numeric);"},
    SchemaStep{3,
        "ALTER TABLE uncounted_purchase ALTER COLUMN purchases DROP NOT NULL, DROP COLUMN pending_total,"
        " ADD COLUMN details text, ADD COLUMN pending text;"},
    SchemaStep{4,
        "ALTER TABLE contact ADD COLUMN fingerprint bigint;"
        "ALTER TABLE uncounted_purchase ADD COLUMN fit boolean;"
        "CREATE TABLE uncompared_contact (contact_id text PRIMARY KEY);"},
};
// clang-format on
static_assert(schemaSteps.size() == WarehouseSchema::version);
static_assert(schemaSteps.back().version == WarehouseSchema::version);

struct TableComment
{
    const char *table;
    const char *text;
};

// clang-format off
constexpr std::array tableComments{
    TableComment{"meta", "What this schema contains. Written by Storedesk."},
    TableComment{"synced_day", "The days (UTC) whose activities were read, and when they were requested."},
    TableComment{"contact", "Contacts. Fields of the account are in the column fields."},
    TableComment{"activity", "Activities, partitioned by month (UTC)."},
    TableComment{"purchase_line", "Products of the purchases, one row for each line."},
    TableComment{"purchase", "Purchases, without repeated activities. Purchases of deleted contacts have no contact ID."},
    TableComment{"uncounted_purchase", "How many purchases of a contact the service counts that are not in these tables."},
    TableComment{"uncompared_contact", "Contacts whose purchases the next sync compares with what the service counts."},
    TableComment{"product", "Products that were sold, with their newest name."},
};
// clang-format on

QByteArray completed(const SchemaStep &step)
{
    return QByteArray(step.sql)
        .replace("%1", definitionsOf(columnsOf(InputTable::Activities)))
        .replace("%2", definitionsOf(columnsOf(InputTable::Lines)))
        .replace("%3", definitionsOf(columnsOf(InputTable::Contacts)));
}

} // namespace

Outcome<WarehouseSchema::State> WarehouseSchema::state()
{
    const auto tables = m_connection.run(
        "SELECT count(*), count(*) FILTER (WHERE c.relname = 'meta') FROM pg_class c"
        " JOIN pg_namespace n ON n.oid = c.relnamespace"
        " WHERE n.nspname = $1 AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')",
        {m_schema.toUtf8()});
    if (!tables)
        return tl::unexpected(tables.error());
    if (tables->number(0, 0) == 0)
        return State::Empty;
    if (tables->number(0, 1) == 0)
        return State::Foreign;
    const auto columns = m_connection.run(
        "SELECT count(*) FROM information_schema.columns"
        " WHERE table_schema = $1 AND table_name = 'meta' AND column_name IN ('name', 'value')",
        {m_schema.toUtf8()});
    if (!columns)
        return tl::unexpected(columns.error());
    if (columns->number(0, 0) != 2)
        return State::Foreign;
    const auto written = value(meta::format);
    const auto number = written ? value(meta::version) : written;
    if (!number)
        return tl::unexpected(number.error());
    if (*written != formatName)
        return State::Foreign;
    const auto found = number->toInt();
    return found < version ? State::Older : found == version ? State::Current : State::Newer;
}

tl::unexpected<WarehouseFault> WarehouseSchema::unsuitable(State state) const
{
    switch (state) {
    case State::Empty:
        return fault(
            WarehouseFaultKind::Guard,
            {.what = SchemaWords::tr("There is no warehouse in the schema “%1”.").arg(m_schema),
             .next = SchemaWords::tr("Create it with “storedesk-cli warehouse init”.")});
    case State::Foreign:
        return fault(
            WarehouseFaultKind::Guard,
            {.what = SchemaWords::tr("The schema “%1” contains tables from another program.")
                         .arg(m_schema),
             .why = SchemaWords::tr("Storedesk changes only its own tables."),
             .next = SchemaWords::tr("Choose another schema.")});
    case State::Newer:
        return fault(
            WarehouseFaultKind::Guard,
            {.what = SchemaWords::tr("The warehouse was written by a newer version of Storedesk."),
             .next = SchemaWords::tr("Update Storedesk.")});
    case State::Older:
        return fault(
            WarehouseFaultKind::Guard,
            {.what = SchemaWords::tr("The warehouse was written by an older version of Storedesk."),
             .next = SchemaWords::tr("Start a sync to upgrade the tables.")});
    case State::Current:
        break;
    }
    return fault(
        WarehouseFaultKind::Guard,
        {.what = SchemaWords::tr("The schema “%1” already contains a warehouse.").arg(m_schema),
         .next = SchemaWords::tr("Start a sync.")});
}

Outcome<void> WarehouseSchema::migrate(int from, int upTo)
{
    for (const auto &step : schemaSteps) {
        if (step.version <= from || step.version > upTo)
            continue;
        if (const auto done = m_connection.script(completed(step)); !done)
            return done;
    }
    if (const auto done = setValue(meta::version, QString::number(upTo)); !done)
        return done;
    return upTo == version ? comment() : Outcome<void>();
}

// Also adds columns for fields that a later catalogue knows.
Outcome<void> WarehouseSchema::comment()
{
    QByteArray sql;
    for (const auto &column : columnsOf(InputTable::Contacts)) {
        sql += "ALTER TABLE contact ADD COLUMN IF NOT EXISTS " + column.name + ' '
            + sqlTypeOf(column.kind) + ';';
    }
    for (const auto &table : tableComments)
        sql += QByteArray("COMMENT ON TABLE ") + table.table + " IS "
            + SqlConnection::quotedText(QString::fromUtf8(table.text)) + ';';
    const std::array tables{std::pair("activity", InputTable::Activities),
                            std::pair("purchase_line", InputTable::Lines),
                            std::pair("contact", InputTable::Contacts)};
    for (const auto &[table, input] : tables) {
        for (const auto &column : columnsOf(input))
            sql += QByteArray("COMMENT ON COLUMN ") + table + '.' + column.name + " IS "
                + SqlConnection::quotedText(QString::fromUtf8(column.comment)) + ';';
    }
    sql += "COMMENT ON COLUMN contact.fingerprint IS 'Hash of the exported row. A row with the same"
           " hash is not compared again.';";
    return m_connection.script(sql);
}

Outcome<void> WarehouseSchema::create(const WarehouseStore &store, QDate firstDay, int upTo)
{
    const auto found = state();
    if (!found)
        return tl::unexpected(found.error());
    if (*found != State::Empty)
        return unsuitable(*found);
    const auto transaction = SqlTransaction::begin(m_connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    // The administrator may have created the schema for a role that cannot create any.
    const auto exists =
        m_connection.run("SELECT 1 FROM pg_namespace WHERE nspname = $1", {m_schema.toUtf8()});
    if (!exists)
        return tl::unexpected(exists.error());
    if (exists->count() == 0) {
        if (const auto made =
                m_connection.script("CREATE SCHEMA " + SqlConnection::quotedName(m_schema));
            !made)
            return made;
    }
    if (const auto base = m_connection.script(completed(schemaSteps.front())); !base)
        return base;
    const std::array values{std::pair(meta::format, QString(formatName)),
                            std::pair(meta::store, store.id),
                            std::pair(meta::storeName, store.name),
                            std::pair(meta::zone, QString::fromLatin1(store.zone)),
                            std::pair(meta::firstDay, firstDay.toString(Qt::ISODate))};
    for (const auto &[name, text] : values) {
        if (const auto set = setValue(name, text); !set)
            return set;
    }
    if (const auto done = migrate(1, upTo); !done)
        return done;
    return (*transaction)->commit();
}

Outcome<void> WarehouseSchema::upgrade()
{
    const auto found = state();
    if (!found)
        return tl::unexpected(found.error());
    if (*found == State::Current)
        return {};
    if (*found != State::Older)
        return unsuitable(*found);
    const auto transaction = SqlTransaction::begin(m_connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto number = value(meta::version);
    if (!number)
        return tl::unexpected(number.error());
    if (const auto done = migrate(number->toInt(), version); !done)
        return done;
    return (*transaction)->commit();
}

Outcome<void> WarehouseSchema::requireCurrent()
{
    const auto found = state();
    if (!found)
        return tl::unexpected(found.error());
    return *found == State::Current ? Outcome<void>() : unsuitable(*found);
}

Outcome<QString> WarehouseSchema::value(QLatin1StringView name)
{
    return m_connection
        .run("SELECT value FROM meta WHERE name = $1", {QByteArray(name.data(), name.size())})
        .map([](const SqlRows &rows) { return rows.count() == 0 ? QString() : rows.text(0, 0); });
}

Outcome<void> WarehouseSchema::setValue(QLatin1StringView name, const QString &value)
{
    return m_connection
        .run("INSERT INTO meta (name, value) VALUES ($1, $2)"
             " ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value",
             {QByteArray(name.data(), name.size()), value.toUtf8()})
        .map([](const SqlRows &) { });
}

} // namespace storedesk::warehouse
