// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/sqlconnection.h"

#include <QDate>
#include <QTimeZone>

namespace storedesk::warehouse {

// The store whose data a warehouse contains.
struct WarehouseStore
{
    // Identity of the store: its ID, or else its web address.
    QString id = {};
    QString name = {};
    // IANA name of the time zone.
    QByteArray zone = {};

    bool operator==(const WarehouseStore &) const = default;
};

// The tables of a warehouse. They are in a schema of their own, which is first in the search path
// of the connection.
class WarehouseSchema final
{
public:
    // The version that this program writes.
    static constexpr int version = 4;

    enum class State : quint8 {
        // The schema does not exist, or has no tables.
        Empty,
        // The schema contains other tables.
        Foreign,
        Older,
        Current,
        // Written by a later version of this program.
        Newer
    };

    // The connection must outlive this object.
    WarehouseSchema(SqlConnection &connection, QString schema)
        : m_connection(connection)
        , m_schema(std::move(schema))
    { }

    [[nodiscard]] Outcome<State> state();
    // Creates the schema if necessary, and all tables. Fails unless it is empty.
    [[nodiscard]] Outcome<void> create(const WarehouseStore &store, QDate firstDay,
                                       int upTo = version);
    // Upgrades an older version. Fails if the schema is none of ours, or newer.
    [[nodiscard]] Outcome<void> upgrade();
    // Like upgrade(), but fails if the tables have an older version.
    [[nodiscard]] Outcome<void> requireCurrent();

    // Values of the table "meta". Empty if there is none.
    [[nodiscard]] Outcome<QString> value(QLatin1StringView name);
    [[nodiscard]] Outcome<void> setValue(QLatin1StringView name, const QString &value);

private:
    [[nodiscard]] Outcome<void> migrate(int from, int upTo);
    [[nodiscard]] Outcome<void> comment();
    [[nodiscard]] tl::unexpected<WarehouseFault> unsuitable(State state) const;

    SqlConnection &m_connection;
    QString m_schema;
};

// Names in the table "meta".
namespace meta {
inline constexpr QLatin1StringView format("format");
inline constexpr QLatin1StringView version("version");
inline constexpr QLatin1StringView store("store");
inline constexpr QLatin1StringView storeName("store_name");
inline constexpr QLatin1StringView zone("zone");
inline constexpr QLatin1StringView firstDay("first_day");
inline constexpr QLatin1StringView roundBegan("round_began");
inline constexpr QLatin1StringView job("job");
// The first of the older days that are read again, and the day on which it was chosen.
inline constexpr QLatin1StringView turn("turn");
inline constexpr QLatin1StringView turnChosen("turn_chosen");
inline constexpr QLatin1StringView lastSync("last_sync");
inline constexpr QLatin1StringView contactsAsked("contacts_asked");
// The number of partitions when the statistics of the tables were updated.
inline constexpr QLatin1StringView analyzedPartitions("analyzed_partitions");
} // namespace meta

} // namespace storedesk::warehouse
