// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/warehouse/warehouserequest.h"

#include "app/cli/terminal/commandwords.h"

#include <QCommandLineParser>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;

void addWarehouseOptions(QCommandLineParser &parser)
{
    parser.addPositionalArgument(u"action"_s,
                                 CommandWords::tr("init, sync, status, verify or password."));
    parser.addOption({u"to"_s,
                      CommandWords::tr("PostgreSQL service, or a URI without a password. By "
                                       "default, the last one used for the account."),
                      u"SERVICE"_s});
    parser.addOption({u"schema"_s,
                      CommandWords::tr("Schema for the tables. Use one schema per store."),
                      u"NAME"_s});
    parser.addOption(
        {u"from"_s,
         CommandWords::tr("init: first day of the data, two years ago by default. sync: read again "
                          "from this day. verify: first day to compare."),
         u"DAY"_s});
    parser.addOption(
        {u"until"_s, CommandWords::tr("sync, verify: last day (inclusive)."), u"DAY"_s});
}

static base::Result<QDate> dayFrom(const QCommandLineParser &parser, const QString &option)
{
    if (!parser.isSet(option))
        return QDate();
    const auto day = QDate::fromString(parser.value(option), Qt::ISODate);
    if (!day.isValid())
        return tl::unexpected(Problem{
            .what = CommandWords::tr("--%1 doesn't accept “%2”.").arg(option, parser.value(option)),
            .why = {},
            .next = CommandWords::tr("Use a format such as 2026-07-01.")});
    return day;
}

base::Result<WarehouseRequest> warehouseRequestFrom(const QCommandLineParser &parser)
{
    static const QStringList actions{u"init"_s, u"sync"_s, u"status"_s, u"verify"_s, u"password"_s};
    const auto names = parser.positionalArguments();
    if (names.size() != 1 || !actions.contains(names.first()))
        return tl::unexpected(
            Problem{.what = CommandWords::tr("Specify one action: init, sync, status, verify or "
                                             "password.")});
    WarehouseRequest request{.action = names.first()};
    if (parser.isSet(u"to"_s)) {
        auto settings = warehouse::ConnectionSettings::fromText(parser.value(u"to"_s));
        if (!settings)
            return tl::unexpected(settings.error().problem);
        request.connection = *std::move(settings);
    }
    if (parser.isSet(u"schema"_s))
        request.connection.schema = parser.value(u"schema"_s);
    if (request.connection.schema.isEmpty())
        return tl::unexpected(
            Problem{.what = CommandWords::tr("--%1 doesn't accept “%2”.").arg(u"schema"_s, {})});
    const auto from = dayFrom(parser, u"from"_s);
    const auto to = dayFrom(parser, u"until"_s);
    if (!from || !to)
        return tl::unexpected(from ? to.error() : from.error());
    request.from = *from;
    request.to = *to;
    return request;
}

} // namespace storedesk::cli
