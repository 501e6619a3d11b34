// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/listmodel.h"

#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/showntext.h"
#include "ui/details/groups.h"
#include "ui/details/links.h"
#include "ui/host/recordaddress.h"

#include <algorithm>
#include <iterator>

namespace storedesk::ui::records {

using catalogue::Field;
using catalogue::Resource;
namespace key = catalogue::key;

void ListModel::setList(Resource resource, const Field &list, const QJsonArray &elements,
                        const details::ReadingContext &reading)
{
    m_resource = resource;
    m_reading = reading;
    m_whole = false;
    std::vector<Column> columns;
    // Keys of members start with the key of the list, followed by "[].".
    const auto prefix = list.key.size() + 3;
    for (const auto *field : details::columnsOf(resource, list)) {
        auto within = *field;
        within.key = field->key.mid(prefix);
        columns.push_back({.field = field, .within = within});
    }
    fill(elements, std::move(columns));
}

void ListModel::setRecords(Resource resource, const QJsonArray &records,
                           const details::ReadingContext &reading, const QStringList &of)
{
    m_resource = resource;
    m_reading = reading;
    m_of = of;
    m_whole = true;
    std::vector<Column> columns;
    for (const auto &field : catalogue::fieldsOf(resource)) {
        if (field.places.testFlag(catalogue::FieldLocation::Table))
            columns.push_back({.field = &field, .within = field});
    }
    fill(records, std::move(columns));
}

void ListModel::fill(const QJsonArray &elements, std::vector<Column> columns)
{
    std::erase_if(columns, [&elements](const Column &column) {
        return std::ranges::none_of(elements, [&column](const QJsonValue &element) {
            const auto value = itemmodels::valueAt(element.toObject(), column.within.key);
            return !value.isUndefined() && !value.isNull();
        });
    });
    joinNames(elements, columns);
    m_columns = std::move(columns);
    std::vector<Definition> definitions;
    for (const auto &column : m_columns)
        definitions.push_back(definitionOf(static_cast<int>(definitions.size()), column));
    std::vector<QJsonObject> rows;
    std::ranges::transform(elements, std::back_inserter(rows),
                           [](const QJsonValue &element) { return element.toObject(); });
    setColumnsAndRows(std::move(definitions), std::move(rows));
}

ListModel::Definition ListModel::definitionOf(int at, const Column &column) const
{
    const auto toolTip = [column](const QJsonObject &element) {
        return itemmodels::fullText(column.within, element);
    };
    const auto raw = [column](const QJsonObject &element) {
        return details::rawText(itemmodels::valueAt(element, column.within.key));
    };
    return {
        .column = at,
        .title = [field = column.field] { return catalogue::titleOf(*field); },
        .alignment = itemmodels::alignmentOf(column.within),
        .text = [this, column](const QJsonObject &element) { return shownText(column, element); },
        .sortValue =
            [this, column](const QJsonObject &element) {
                const auto value = itemmodels::sortValue(column.within, element);
                // A name may be shown instead of an ID.
                return value.metaType() == QMetaType::fromType<QString>()
                    ? shownText(column, element)
                    : value;
            },
        .roles = {{Qt::ToolTipRole, toolTip},
                  {RawRole, raw},
                  {LinkRole, [this, column](const QJsonObject &element) {
                       return linkIn(column, element);
                   }}}};
}

QVariant ListModel::linkIn(const Column &column, const QJsonObject &element) const
{
    const auto value = itemmodels::valueAt(element, column.within.key);
    const auto place =
        m_whole ? selfLink(column, element) : details::linkOf(m_resource, *column.field, value);
    return place ? QVariant(place->text()) : QVariant();
}

static bool isId(Resource resource, const Field &field, const Field &within)
{
    return within.key == key::id && details::identifiedBy(resource, field);
}

// Shows names instead of service IDs if every element has a name. The tool tip still shows the ID.
void ListModel::joinNames(const QJsonArray &elements, std::vector<Column> &columns)
{
    const auto name = std::ranges::find_if(
        columns, [](const Column &column) { return column.within.key == key::name; });
    const bool ids = std::ranges::any_of(columns, [this](const Column &column) {
        return isId(m_resource, *column.field, column.within);
    });
    m_joined = !m_whole && ids && name != columns.end()
        && std::ranges::all_of(elements, [](const QJsonValue &element) {
               return !element[key::name].toString().isEmpty();
           });
    if (m_joined)
        columns.erase(name);
}

int ListModel::namesColumn() const
{
    for (int column = 0; column < columnCount(); ++column) {
        const auto &[field, within] = m_columns[static_cast<std::size_t>(column)];
        if (within.key == key::name || within.key == key::title
            || (m_joined && isId(m_resource, *field, within)))
            return column;
    }
    return -1;
}

QString ListModel::shownText(const Column &column, const QJsonObject &element) const
{
    if (m_joined && isId(m_resource, *column.field, column.within))
        return itemmodels::shownText(element[key::name].toString());
    const auto value = itemmodels::valueAt(element, column.within.key);
    // Do not replace the store's own ID with a name if the name is shown next to it.
    const bool named = m_whole || namesColumn() >= 0;
    const auto place = named ? std::nullopt : details::linkOf(m_resource, *column.field, value);
    return place ? details::linkText(*place, m_reading)
                 : details::readableText(column.within, element, m_reading);
}

const Field &ListModel::fieldAt(int column) const
{
    return *m_columns[static_cast<std::size_t>(column)].field;
}

std::optional<PageAddress> ListModel::linkAt(const QModelIndex &index) const
{
    return PageAddress::fromText(index.data(LinkRole).toString());
}

// Returns the link from a complete record to itself, using the key in the column. If the record's
// only key is its ID, which has no column, the name is the link.
std::optional<PageAddress> ListModel::selfLink(const Column &column,
                                               const QJsonObject &record) const
{
    const auto &field = *column.field;
    for (const auto *lookupKey : catalogue::lookupKeysOf(m_resource)) {
        const bool named = lookupKey->word.isEmpty() && field.key == key::name;
        const auto value = record[named ? lookupKey->member : field.key].toString();
        if ((named || lookupKey->member == field.key) && !value.isEmpty())
            return placeOf(*lookupKey, m_of + QStringList{value});
    }
    return details::linkOf(m_resource, field, record[field.key]);
}

} // namespace storedesk::ui::records
