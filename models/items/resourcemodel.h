// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "catalogue/field.h"
#include "items/linkedcolumn.h"
#include "items/seenfields.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QJsonObject>

#include <vector>

namespace storedesk::items {

// The records of one resource as a table, a column for every field that an answer can have; views
// hide those they do not want. Knows fields, not networks: whoever fetched the records hands them
// in, and rows are named by the record's key, never by their number.
class ResourceModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { SortRole = Qt::UserRole, RecordRole, KeyRole, ValueRole };

    ResourceModel(catalogue::Resource resource, const base::Clock &clock,
                  QObject *parent = nullptr);

    void setLinked(LinkedColumns linked); // while there are no records yet
    void linkedChanged(); // they say something else now
    [[nodiscard]] bool isLinked(int column) const { return linkedAt(column); }

    // Takes these records for the whole list. Rows that stay keep their place, so that selection
    // and scroll survive a refresh.
    void setRecords(const std::vector<QJsonObject> &records);
    void upsert(const std::vector<QJsonObject> &records);
    void remove(const QString &key);
    void clear();

    [[nodiscard]] QModelIndex indexOf(const QString &key) const;
    [[nodiscard]] const QJsonObject &recordAt(int row) const;
    [[nodiscard]] const std::vector<QJsonObject> &records() const { return m_records; }
    [[nodiscard]] QString keyAt(int row) const { return keyOf(recordAt(row)); }
    // As it is shown. The column that names a record says more than its field alone.
    [[nodiscard]] QString textAt(int row, int column) const;
    [[nodiscard]] const catalogue::Field &fieldAt(int column) const;
    [[nodiscard]] int columnOf(QStringView fieldKey) const;
    // The first column of what the catalogue does not know; they come with the records.
    [[nodiscard]] int firstSeenColumn() const { return m_firstSeen; }
    [[nodiscard]] bool hasValues(int column) const; // in any record
    [[nodiscard]] int keyColumn() const;
    [[nodiscard]] QLatin1StringView keyMember() const { return m_keyMember; }
    [[nodiscard]] int nameColumn() const { return m_nameColumn; }
    [[nodiscard]] catalogue::Resource resource() const { return m_resource; }
    [[nodiscard]] QDateTime now() const { return m_clock.now(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString keyOf(const QJsonObject &record) const;
    [[nodiscard]] const LinkedColumn *linkedAt(int column) const; // or null
    void addColumns(const std::vector<QJsonObject> &records);
    void removeRun(int first, int last);
    [[nodiscard]] const QHash<QString, int> &rows() const;
    void append(const std::vector<QJsonObject> &records);
    void change(int row, const QJsonObject &record);

    catalogue::Resource m_resource;
    const base::Clock &m_clock;
    int m_nameColumn{-1};
    int m_firstSeen{0};
    SeenFields m_seen;
    QLatin1StringView m_keyMember;
    std::vector<catalogue::Field> m_fields; // the columns, from left to right
    LinkedColumns m_linked; // those among them that other lists fill
    std::vector<QJsonObject> m_records;
    mutable QHash<QString, int> m_rows; // key to row; empty: to be made
};

} // namespace storedesk::items
