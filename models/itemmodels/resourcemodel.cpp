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

// Members of lists have separate rows in the catalogue; a table shows the list as one cell.
static bool isColumn(const Field &field)
{
    return field.places.testFlag(FieldLocation::Answer) && field.type != Type::Object
        && field.type != Type::Objects && !field.key.contains(QLatin1StringView("[]"));
}

ResourceModel::ResourceModel(catalogue::Resource resource, const base::Clock &clock,
                             QObject *parent)
    : QAbstractTableModel(parent)
    , m_resource(resource)
    , m_clock(clock)
    , m_seen(resource)
    , m_keyMember(catalogue::keyMemberOf(resource))
{
    std::ranges::copy_if(catalogue::fieldsOf(resource), std::back_inserter(m_fields), isColumn);
    m_nameColumn = columnOf(QString(nameMemberOf(resource)));
    m_firstSeen = columnCount();
}

// Linked columns are inserted before the times, which are the least important.
void ResourceModel::setLinked(LinkedColumns linked)
{
    Q_ASSERT(m_records.empty());
    beginResetModel();
    m_linked = std::move(linked);
    const int created = columnOf(QString(catalogue::key::createdAt));
    for (const auto &column : m_linked)
        m_fields.insert(created < 0 ? m_fields.end() : m_fields.begin() + created, column.field);
    m_nameColumn = columnOf(QString(nameMemberOf(m_resource)));
    m_firstSeen = columnCount();
    endResetModel();
}

void ResourceModel::linkedChanged()
{
    if (!m_linked.empty() && !m_records.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
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
    beginInsertColumns({}, columnCount(), columnCount() + static_cast<int>(fresh.size()) - 1);
    std::ranges::copy(fresh, std::back_inserter(m_fields));
    endInsertColumns();
}

bool ResourceModel::hasValues(int column) const
{
    // Linked columns have their own text.
    if (isLinked(column))
        return true;
    return std::ranges::any_of(m_records, [&field = fieldAt(column)](const QJsonObject &record) {
        const auto value = valueAt(record, field.key);
        return !value.isUndefined() && !value.isNull();
    });
}

void ResourceModel::setRecords(const std::vector<QJsonObject> &records)
{
    QSet<QString> staying;
    for (const auto &record : records)
        staying.insert(keyOf(record));
    // Removes whole runs from the end: a list that lost a thousand rows loses few runs.
    for (int end = rowCount(); end > 0;) {
        int first = end;
        while (first > 0 && !staying.contains(keyAt(first - 1)))
            --first;
        if (first < end)
            removeRun(first, end - 1);
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
        if (const auto row = rows().constFind(key); row != rows().cend())
            change(*row, record);
        // A page may repeat records of an earlier one.
        else if (!seen.contains(key))
            fresh.push_back(record);
        seen.insert(key);
    }
    append(fresh);
}

void ResourceModel::remove(const QString &key)
{
    if (const auto row = rows().constFind(key); row != rows().cend())
        removeRun(*row, *row);
}

void ResourceModel::clear()
{
    beginResetModel();
    m_records.clear();
    m_rows.clear();
    endResetModel();
}

QModelIndex ResourceModel::indexOf(const QString &key) const
{
    const auto row = rows().constFind(key);
    return row == rows().cend() ? QModelIndex() : index(*row, 0);
}

const QJsonObject &ResourceModel::recordAt(int row) const
{
    return m_records[static_cast<std::size_t>(row)];
}

QString ResourceModel::textAt(int row, int column) const
{
    const auto &record = recordAt(row);
    if (const auto *linked = linkedAt(column))
        return linked->words(record);
    return column == m_nameColumn ? recordTitle(m_resource, record)
                                  : displayText(fieldAt(column), record, m_clock.now());
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

int ResourceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

int ResourceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_fields.size());
}

QVariant ResourceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &record = m_records[static_cast<std::size_t>(index.row())];
    const auto &field = fieldAt(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return textAt(index.row(), index.column());
    case Qt::ToolTipRole:
        return isLinked(index.column()) ? textAt(index.row(), index.column())
                                        : fullText(field, record);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(field));
    case SortRole:
        return sortValue(field, record);
    case ValueRole:
        return valueAt(record, field.key).toVariant();
    case RecordRole:
        return record;
    case KeyRole:
        return keyOf(record);
    default:
        return {};
    }
}

QVariant ResourceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return section == m_nameColumn && fieldAt(section).type == Type::Choice
            ? catalogue::titleOf(m_resource)
            : catalogue::titleOf(fieldAt(section));
    case Qt::ToolTipRole:
        return isLinked(section) ? QString() : QString(fieldAt(section).key);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(fieldAt(section)));
    default:
        return {};
    }
}

QString ResourceModel::keyOf(const QJsonObject &record) const
{
    const auto key = record.value(m_keyMember).toVariant().toString();
    // A record without a key is still a separate row.
    return key.isEmpty() ? QString::fromUtf8(QJsonDocument(record).toJson(QJsonDocument::Compact))
                         : key;
}

void ResourceModel::removeRun(int first, int last)
{
    beginRemoveRows({}, first, last);
    m_records.erase(m_records.begin() + first, m_records.begin() + last + 1);
    m_rows.clear();
    endRemoveRows();
}

const QHash<QString, int> &ResourceModel::rows() const
{
    if (m_rows.isEmpty()) {
        m_rows.reserve(static_cast<qsizetype>(m_records.size()));
        for (int row = 0; row < rowCount(); ++row)
            m_rows.insert(keyAt(row), row);
    }
    return m_rows;
}

void ResourceModel::append(const std::vector<QJsonObject> &records)
{
    if (records.empty())
        return;
    const int first = rowCount();
    // Built before the insertion, so that only new rows are added.
    (void)rows();
    beginInsertRows({}, first, first + static_cast<int>(records.size()) - 1);
    for (const auto &record : records) {
        m_rows.insert(keyOf(record), static_cast<int>(m_records.size()));
        m_records.push_back(record);
    }
    endInsertRows();
}

void ResourceModel::change(int row, const QJsonObject &record)
{
    auto &present = m_records[static_cast<std::size_t>(row)];
    if (present == record)
        return;
    present = record;
    Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

} // namespace storedesk::itemmodels
