// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resourcemodel.h"

#include "cells.h"
#include "recordtitle.h"

#include "catalogue/key.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <iterator>

namespace storedesk::itemmodels {

using catalogue::Field;
using catalogue::FieldLocation;
using catalogue::Type;

// Members of list elements have rows of their own in the catalogue, but a table shows the list as
// one cell.
static bool isColumn(const Field &field)
{
    return field.places.testFlag(FieldLocation::Answer) && field.type != Type::Object
        && field.type != Type::Objects && !field.key.contains(QLatin1StringView("[]"));
}

ResourceModel::ResourceModel(catalogue::Resource resource, const base::Clock &clock,
                             QObject *parent)
    : ColumnModel(parent)
    , m_resource(resource)
    , m_clock(clock)
    , m_seen(resource)
    , m_keyMember(catalogue::keyMemberOf(resource))
{
    std::ranges::copy_if(catalogue::fieldsOf(resource), std::back_inserter(m_fields), isColumn);
    m_nameColumn = columnOf(QString(nameMemberOf(resource)));
    m_firstSeen = static_cast<int>(m_fields.size());
    setColumns(definitionsFrom(0),
               {{RecordRole,
                 [](const QJsonObject &record, const Definition &) {
                     return record;
                 }},
                {KeyRole, [this](const QJsonObject &record, const Definition &) {
                     return keyOf(record);
                 }}});
}

std::vector<ResourceModel::Definition> ResourceModel::definitionsFrom(std::size_t first) const
{
    std::vector<Definition> definitions;
    for (auto at = first; at < m_fields.size(); ++at) {
        const int column = static_cast<int>(at);
        const auto &field = m_fields[at];
        const auto toolTip = [this, column, field](const QJsonObject &record) {
            return isLinked(column) ? textIn(record, column) : fullText(field, record);
        };
        const auto value = [key = field.key](const QJsonObject &record) {
            return valueAt(record, key).toVariant();
        };
        definitions.push_back(
            {.column = column,
             .title = [this, column] { return titleOf(column); },
             .alignment = alignmentOf(field),
             .text = [this, column](const QJsonObject &record) { return textIn(record, column); },
             .sortValue = [field](const QJsonObject &record) { return sortValue(field, record); },
             .roles = {{Qt::ToolTipRole, toolTip}, {ValueRole, value}}});
    }
    return definitions;
}

// Linked columns are inserted before the time columns, which are the least important.
void ResourceModel::setLinked(LinkedColumns linked)
{
    Q_ASSERT(rows().empty());
    m_linked = std::move(linked);
    const int created = columnOf(QString(catalogue::key::createdAt));
    for (const auto &column : m_linked)
        m_fields.insert(created < 0 ? m_fields.end() : m_fields.begin() + created, column.field);
    m_nameColumn = columnOf(QString(nameMemberOf(m_resource)));
    m_firstSeen = static_cast<int>(m_fields.size());
    setColumnsAndRows(definitionsFrom(0), {});
}

void ResourceModel::linkedChanged()
{
    if (!m_linked.empty())
        reportAllChanged();
}

const LinkedColumn *ResourceModel::linkedAt(int column) const
{
    const auto key = fieldAt(column).key;
    const auto found = std::ranges::find_if(
        m_linked, [key](const LinkedColumn &linked) { return linked.field.key == key; });
    return found == m_linked.end() ? nullptr : &*found;
}

void ResourceModel::addColumns(const std::vector<QJsonObject> &records)
{
    std::vector<Field> fresh;
    for (const auto &record : records)
        std::ranges::copy(m_seen.collect(record), std::back_inserter(fresh));
    if (fresh.empty())
        return;
    const auto first = m_fields.size();
    std::ranges::copy(fresh, std::back_inserter(m_fields));
    appendColumns(definitionsFrom(first));
}

bool ResourceModel::hasValues(int column) const
{
    // Linked columns have their own text.
    if (isLinked(column))
        return true;
    return std::ranges::any_of(rows(), [&field = fieldAt(column)](const QJsonObject &record) {
        const auto value = valueAt(record, field.key);
        return !value.isUndefined() && !value.isNull();
    });
}

void ResourceModel::setRecords(const std::vector<QJsonObject> &records)
{
    QSet<QString> staying;
    for (const auto &record : records)
        staying.insert(keyOf(record));
    // Remove whole runs of rows from the end, because even a list that lost a thousand rows lost
    // only a few runs.
    for (int end = rowCount(); end > 0;) {
        int first = end;
        while (first > 0 && !staying.contains(keyAt(first - 1)))
            --first;
        if (first < end)
            removeRowsAt(first, end - first);
        end = first - 1;
    }
    upsert(records);
}

void ResourceModel::upsert(const std::vector<QJsonObject> &records)
{
    addColumns(records);
    std::vector<QJsonObject> fresh;
    QSet<QString> seen;
    for (const auto &record : records) {
        const auto key = keyOf(record);
        if (const auto row = rowsByKey().constFind(key); row != rowsByKey().cend()) {
            if (rowAt(*row) != record)
                replaceRow(*row, record);
        } else if (!seen.contains(key)) {
            // A page may repeat records from an earlier one.
            fresh.push_back(record);
        }
        seen.insert(key);
    }
    append(fresh);
}

void ResourceModel::remove(const QString &key)
{
    if (const auto row = rowsByKey().constFind(key); row != rowsByKey().cend())
        removeRowsAt(*row);
}

void ResourceModel::clear()
{
    setRows({});
}

QModelIndex ResourceModel::indexOf(const QString &key) const
{
    const auto row = rowsByKey().constFind(key);
    return row == rowsByKey().cend() ? QModelIndex() : index(*row, 0);
}

QString ResourceModel::textIn(const QJsonObject &record, int column) const
{
    if (const auto *linked = linkedAt(column))
        return linked->words(record);
    return column == m_nameColumn ? recordTitle(m_resource, record)
                                  : displayText(fieldAt(column), record, m_clock.now());
}

QString ResourceModel::titleOf(int column) const
{
    return column == m_nameColumn && fieldAt(column).type == Type::Choice
        ? catalogue::titleOf(m_resource)
        : catalogue::titleOf(fieldAt(column));
}

int ResourceModel::keyColumn() const
{
    return columnOf(QString(m_keyMember));
}

const Field &ResourceModel::fieldAt(int column) const
{
    return m_fields[static_cast<std::size_t>(column)];
}

int ResourceModel::columnOf(QStringView fieldKey) const
{
    const auto found = std::ranges::find_if(
        m_fields, [fieldKey](const Field &field) { return field.key == fieldKey; });
    return found == m_fields.end() ? -1 : static_cast<int>(std::distance(m_fields.begin(), found));
}

QVariant ResourceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::ToolTipRole || orientation != Qt::Horizontal || section < 0
        || section >= columnCount())
        return ColumnModel::headerData(section, orientation, role);
    return isLinked(section) ? QString() : QString(fieldAt(section).key);
}

QString ResourceModel::keyOf(const QJsonObject &record) const
{
    const auto key = record.value(m_keyMember).toVariant().toString();
    // A record without a key still gets a separate row.
    return key.isEmpty() ? QString::fromUtf8(QJsonDocument(record).toJson(QJsonDocument::Compact))
                         : key;
}

const QHash<QString, int> &ResourceModel::rowsByKey() const
{
    if (m_rowsByKey.size() != rowCount()) {
        m_rowsByKey.clear();
        m_rowsByKey.reserve(rowCount());
        for (int row = 0; row < rowCount(); ++row)
            m_rowsByKey.insert(keyAt(row), row);
    }
    return m_rowsByKey;
}

void ResourceModel::append(const std::vector<QJsonObject> &records)
{
    // The map is built before the insertion, so that only new rows have to be added to it.
    int row = static_cast<int>(rowsByKey().size());
    for (const auto &record : records)
        m_rowsByKey.insert(keyOf(record), row++);
    insertRowsAt(rowCount(), records);
}

} // namespace storedesk::itemmodels
