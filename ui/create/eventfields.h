// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <QJsonArray>
#include <QJsonObject>

namespace storedesk::ui::create {

// The fields of a new event type, one row each. What a row shows can be ticked or typed here; the
// rest is edited beside the table.
class EventFields final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Id, TypeColumn, Required, Key, Pointer, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] QJsonArray fields() const { return m_fields; }
    void setFields(const QJsonArray &fields);
    [[nodiscard]] QJsonObject field(int row) const;
    void setField(int row, const QJsonObject &field);

    int add(const QJsonObject &field); // answers its row
    // All of them behind the others, with IDs of their own where one is taken; answers the first
    // row.
    int addAll(const QJsonArray &fields);
    int duplicate(int row); // right below, with an id of its own
    void remove(int row);
    bool move(int row, int step);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    // A row that is dragged is moved; it is never copied and never leaves the table.
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    void edited();
    void dragged(int row); // a row stands there now

private:
    [[nodiscard]] QString freeId(const QString &wish) const;
    void insert(int row, const QJsonObject &field);

    QJsonArray m_fields;
};

} // namespace storedesk::ui::create
