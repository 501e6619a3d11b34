// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/linkedrecords.h"

#include "account/account.h"
#include "account/recordnames.h"
#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "itemmodels/resourcemodel.h"
#include "itemmodels/showntext.h"
#include "ui/host/pagehost.h"
#include "ui/host/recordaddress.h"
#include "ui/tables/tableview.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QJsonArray>
#include <QMenu>

#include <algorithm>
#include <array>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;

namespace {

struct LinkRow
{
    // The resource that the list shows.
    Resource resource;
    Resource other;
    // The column with the names of the linked records.
    catalogue::Field field;
};

} // namespace

static constexpr auto shownInTables =
    catalogue::Places(catalogue::FieldLocation::Answer) | catalogue::FieldLocation::Table;

// Only coupon sets store the link, so the workflow column has no field of its own.
// clang-format off
static constexpr std::array linkRows{
    LinkRow{Resource::CouponSet, Resource::Workflow,
            {.key = key::usedInWorkflows, .title = QT_TRANSLATE_NOOP("Fields", "Workflows"), .type = catalogue::Type::Text, .places = shownInTables}},
    LinkRow{Resource::Workflow, Resource::CouponSet,
            {.key = "$linked"_L1, .title = QT_TRANSLATE_NOOP("Fields", "Coupon sets"), .type = catalogue::Type::Text, .places = shownInTables}},
};
// clang-format on

static const LinkRow *rowOf(Resource resource)
{
    const auto *const found = std::ranges::find(linkRows, resource, &LinkRow::resource);
    return found == linkRows.end() ? nullptr : found;
}

std::optional<Resource> linkedWith(Resource resource)
{
    const auto *row = rowOf(resource);
    return row ? std::optional(row->other) : std::nullopt;
}

RecordLink linkTo(Resource resource, const QString &id, const account::RecordNames &names)
{
    const auto name = names.name(resource, id);
    return {.text = itemmodels::shownText(name.isEmpty() ? id : name),
            .place = {.page = QString(recordPageOf(resource)), .values = {id}}};
}

static QStringList idsOf(Resource resource, const QJsonObject &record,
                         const account::RecordNames &names)
{
    if (resource == Resource::Workflow)
        return names.couponSetsOf(record.value(key::id).toString());
    QStringList ids;
    for (const auto &use : record.value(key::usedInWorkflows).toArray())
        ids.append(use[key::workflowId].toString());
    return ids;
}

std::vector<RecordLink> linksOf(Resource resource, const QJsonObject &record,
                                const account::RecordNames &names)
{
    std::vector<RecordLink> links;
    const auto *row = rowOf(resource);
    if (!row)
        return links;
    for (const auto &id : idsOf(resource, record, names))
        links.push_back(linkTo(row->other, id, names));
    std::ranges::sort(links, [](const RecordLink &one, const RecordLink &other) {
        return QString::localeAwareCompare(one.text, other.text) < 0;
    });
    return links;
}

// Returns the names of the linked records. An empty text means that there are no links; a dash
// means that the links are unknown.
static QString wordsOf(Resource resource, const QJsonObject &record,
                       const account::RecordNames &names)
{
    if (resource == Resource::Workflow && !names.isKnown(Resource::CouponSet))
        return u"–"_s;
    QStringList words;
    for (const auto &link : linksOf(resource, record, names))
        words.append(link.text);
    return words.join(u", "_s);
}

itemmodels::LinkedColumns linkedColumns(Resource resource, const account::RecordNames &names)
{
    const auto *row = rowOf(resource);
    if (!row)
        return {};
    return {{.field = row->field, .words = [resource, &names](const QJsonObject &record) {
                 return wordsOf(resource, record, names);
             }}};
}

static void openLinks(const TableView &table, const QModelIndex &index,
                      const std::vector<RecordLink> &links, PageHost &host)
{
    if (links.empty())
        return;
    if (links.size() == 1) {
        host.open(links.front().place);
        return;
    }
    auto *menu = new QMenu(table.viewport());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"linkedRecords"_s);
    for (const auto &link : links)
        QObject::connect(menu->addAction(QString(link.text).replace(u'&', u"&&"_s)),
                         &QAction::triggered, &table,
                         [&host, place = link.place] { host.open(place); });
    menu->popup(table.viewport()->mapToGlobal(table.visualRect(index).bottomLeft()));
}

static void follow(TableView &table, Resource resource, int column, PageHost &host)
{
    table.cells()->setInk(column, CellInk::Link);
    QObject::connect(
        &table, &QAbstractItemView::clicked, &table,
        [&table, resource, column, &host](const QModelIndex &index) {
            const auto keys = QGuiApplication::keyboardModifiers();
            // Do not navigate while the user selects several rows.
            if (index.column() != column || keys & (Qt::ControlModifier | Qt::ShiftModifier))
                return;
            const auto record = index.data(itemmodels::ResourceModel::RecordRole).toJsonObject();
            openLinks(table, index, linksOf(resource, record, host.account().names()), host);
        });
}

void followLinks(TableView &table, itemmodels::ResourceModel &records, PageHost &host)
{
    if (!linkedWith(records.resource()))
        return;
    for (int column = 0; column < records.columnCount(); ++column) {
        if (records.isLinked(column))
            follow(table, records.resource(), column, host);
    }
    QObject::connect(&host.account().names(), &account::RecordNames::changed, &records,
                     &itemmodels::ResourceModel::linkedChanged);
}

} // namespace storedesk::ui::lists
