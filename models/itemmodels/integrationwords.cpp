// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "itemmodels/integrationwords.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/recordtitle.h"
#include "itemmodels/showntext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QUrl>

#include <array>

namespace storedesk::itemmodels {

using catalogue::Resource;
using namespace Qt::StringLiterals;
namespace key = catalogue::key;
using State = IntegrationTree::State;

namespace {

struct TreeWords
{
    Q_DECLARE_TR_FUNCTIONS(IntegrationTree)
};

// A column with its title and its strings for an integration and for an event type.
struct TreeColumn
{
    const char *title;
    QString (*ofIntegration)(const IntegrationTree::Branch &branch, const QDateTime &now);
    QString (*ofType)(const QJsonObject &type, const QDateTime &now);
};

QString cellOf(Resource resource, QLatin1StringView member, const QJsonObject &record,
               const QDateTime &now = {})
{
    const auto *field = catalogue::fieldOf(resource, QString(member));
    return field ? displayText(*field, record, now) : QString();
}

QString noEvents(const QJsonObject & /*type*/, const QDateTime & /*now*/)
{
    return {};
}

QString noAlias(const IntegrationTree::Branch & /*branch*/, const QDateTime & /*now*/)
{
    return {};
}

QString integrationName(const IntegrationTree::Branch &branch, const QDateTime & /*now*/)
{
    return recordTitle(Resource::CustomIntegration, branch.record);
}

QString typeName(const QJsonObject &type, const QDateTime & /*now*/)
{
    return recordTitle(Resource::CustomEventType, type);
}

QString typeAlias(const QJsonObject &type, const QDateTime & /*now*/)
{
    return cellOf(Resource::CustomEventType, key::alias, type);
}

QString integrationAbout(const IntegrationTree::Branch &branch, const QDateTime & /*now*/)
{
    return cellOf(Resource::CustomIntegration, key::description, branch.record);
}

// Returns the direction and channel of events of this type.
QString typeWay(const QJsonObject &type, const QDateTime & /*now*/)
{
    if (type.value(key::category).toString() == "send"_L1) {
        const auto host = QUrl(type.value(key::webhookUrl).toString()).host();
        return host.isEmpty() ? TreeWords::tr("Sends to a webhook")
                              : TreeWords::tr("Sends to %1").arg(shownText(host));
    }
    const auto by = cellOf(Resource::CustomEventType, key::receiveType, type);
    return by.isEmpty() ? TreeWords::tr("Receives") : TreeWords::tr("Receives · %1").arg(by);
}

QString typesInside(const IntegrationTree::Branch &branch, const QDateTime & /*now*/)
{
    const auto count = static_cast<int>(branch.types.size());
    if (branch.state == State::Read || count > 0)
        return TreeWords::tr("%Ln event type(s)", nullptr, count);
    return branch.state == State::Reading ? u"…"_s : QString();
}

QString fieldsInside(const QJsonObject &type, const QDateTime & /*now*/)
{
    const auto count = static_cast<int>(type.value(key::fields).toArray().size());
    return TreeWords::tr("%Ln field(s)", nullptr, count);
}

QString takesEvents(const IntegrationTree::Branch &branch, const QDateTime & /*now*/)
{
    const auto enabled = branch.record.value(key::eventsEnabled);
    if (!enabled.isBool())
        return {};
    return enabled.toBool() ? TreeWords::tr("Accepted") : TreeWords::tr("Off");
}

QString integrationMade(const IntegrationTree::Branch &branch, const QDateTime &now)
{
    return cellOf(Resource::CustomIntegration, key::createdAt, branch.record, now);
}

QString typeMade(const QJsonObject &type, const QDateTime &now)
{
    return cellOf(Resource::CustomEventType, key::createdAt, type, now);
}

// clang-format off
constexpr std::array treeColumns{
    TreeColumn{QT_TRANSLATE_NOOP("IntegrationTree", "Name"),        integrationName, typeName},
    TreeColumn{QT_TRANSLATE_NOOP("IntegrationTree", "Alias"),       noAlias,         typeAlias},
    TreeColumn{QT_TRANSLATE_NOOP("IntegrationTree", "Purpose"), integrationAbout, typeWay},
    TreeColumn{QT_TRANSLATE_NOOP("IntegrationTree", "Contains"),    typesInside,     fieldsInside},
    TreeColumn{QT_TRANSLATE_NOOP("IntegrationTree", "Events"),      takesEvents,     noEvents},
    TreeColumn{QT_TRANSLATE_NOOP("IntegrationTree", "Created"),     integrationMade, typeMade},
};
// clang-format on
static_assert(treeColumns.size() == IntegrationTree::ColumnCount);

QString noteText(const IntegrationTree::Branch &branch)
{
    switch (branch.state) {
    case State::Read:
        return TreeWords::tr("No event types yet");
    case State::Locked:
        return TreeWords::tr("Your API key has no permission to read event types");
    case State::Failed:
        return branch.types.empty()
            ? TreeWords::tr("Couldn't load the event types. %1").arg(branch.why)
            : TreeWords::tr("Couldn't reload the event types. %1").arg(branch.why);
    case State::Stopped:
        return TreeWords::tr("Event types not loaded");
    case State::Unread:
    case State::Reading:
        break;
    }
    return TreeWords::tr("Loading event types…");
}

} // namespace

QString integrationColumnTitle(int column)
{
    return TreeWords::tr(treeColumns[static_cast<std::size_t>(column)].title);
}

QString integrationText(const IntegrationRow &row, int column, const QDateTime &now)
{
    const auto &of = treeColumns[static_cast<std::size_t>(column)];
    if (row.kind == IntegrationTree::Kind::Integration)
        return of.ofIntegration(row.branch, now);
    if (row.type)
        return of.ofType(*row.type, now);
    return column == IntegrationTree::Name ? noteText(row.branch) : QString();
}

QVariant integrationSortValue(const IntegrationRow &row, int column, const QDateTime &now)
{
    const auto &record = row.type ? *row.type : row.branch.record;
    if (column == IntegrationTree::Created)
        return record.value(key::createdAt).toString();
    if (column == IntegrationTree::Contains)
        return row.type ? record.value(key::fields).toArray().size()
                        : static_cast<qsizetype>(row.branch.types.size());
    return integrationText(row, column, now);
}

} // namespace storedesk::itemmodels
