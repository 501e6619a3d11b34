// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "catalogue/field.h"
#include "itemmodels/columnmodel.h"
#include "itemmodels/linkedcolumn.h"
#include "itemmodels/seenfields.h"

#include <QHash>
#include <QJsonObject>

#include <vector>

namespace storedesk::itemmodels {

// The records of one resource as a table, with a column for every field that a response can have.
// Views hide columns that they do not need. Does not use the network. The feed passes the records
// in. Rows are identified by the record's key, never by number.
class ResourceModel final : public ColumnModel<QJsonObject>
{
    Q_OBJECT

public:
    enum Role { RecordRole = Qt::UserRole, KeyRole, ValueRole };

    ResourceModel(catalogue::Resource resource, const base::Clock &clock,
                  QObject *parent = nullptr);

    // Must be called before any records are added.
    void setLinked(LinkedColumns linked);
    // Notifies views that the strings in linked columns have changed.
    void linkedChanged();
    [[nodiscard]] bool isLinked(int column) const { return linkedAt(column); }

    // Replaces the whole list. Remaining rows keep their position, so that the selection and scroll
    // position survive a refresh.
    void setRecords(const std::vector<QJsonObject> &records);
    void upsert(const std::vector<QJsonObject> &records);
    void remove(const QString &key);
    void clear();

    [[nodiscard]] QModelIndex indexOf(const QString &key) const;
    [[nodiscard]] const QJsonObject &recordAt(int row) const { return rowAt(row); }
    [[nodiscard]] const std::vector<QJsonObject> &records() const { return rows(); }
    [[nodiscard]] QString keyAt(int row) const { return keyOf(recordAt(row)); }
    // Returns the displayed text. The name column shows more than its field alone.
    [[nodiscard]] QString textAt(int row, int column) const
    {
        return textIn(recordAt(row), column);
    }
    [[nodiscard]] const catalogue::Field &fieldAt(int column) const;
    [[nodiscard]] int columnOf(QStringView fieldKey) const;
    // Returns the first column for fields that are not in the catalogue. These columns are added
    // together with the records.
    [[nodiscard]] int firstSeenColumn() const { return m_firstSeen; }
    // Returns whether any record has a value in the column.
    [[nodiscard]] bool hasValues(int column) const;
    [[nodiscard]] int keyColumn() const;
    [[nodiscard]] QLatin1StringView keyMember() const { return m_keyMember; }
    [[nodiscard]] int nameColumn() const { return m_nameColumn; }
    [[nodiscard]] catalogue::Resource resource() const { return m_resource; }
    [[nodiscard]] QDateTime now() const { return m_clock.now(); }

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString keyOf(const QJsonObject &record) const;
    // Returns null if the column is not linked.
    [[nodiscard]] const LinkedColumn *linkedAt(int column) const;
    [[nodiscard]] QString textIn(const QJsonObject &record, int column) const;
    [[nodiscard]] QString titleOf(int column) const;
    // Describes the columns for the fields from this index on.
    [[nodiscard]] std::vector<Definition> definitionsFrom(std::size_t first) const;
    void addColumns(const std::vector<QJsonObject> &records);
    [[nodiscard]] const QHash<QString, int> &rowsByKey() const;
    void append(const std::vector<QJsonObject> &records);

    catalogue::Resource m_resource;
    const base::Clock &m_clock;
    int m_nameColumn{-1};
    int m_firstSeen{0};
    SeenFields m_seen;
    QLatin1StringView m_keyMember;
    // The fields of the columns, from left to right.
    std::vector<catalogue::Field> m_fields;
    // The linked columns, whose strings come from other lists.
    LinkedColumns m_linked;
    // Rebuilt when the number of rows has changed.
    mutable QHash<QString, int> m_rowsByKey;
};

} // namespace storedesk::itemmodels
