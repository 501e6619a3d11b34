// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

namespace storedesk::ui::events {

// Contact fields to be created, one row each. Each cell is checked against the rules of the
// service; a faulty cell shows its fault and can be edited.
class FieldListModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Id, Name, Type, Options, Verdict, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setFields(const QJsonArray &fields);
    // Ids that the account already has.
    void setTaken(const QSet<QString> &ids);
    void remove(const QList<int> &rows);
    // As sent to the service.
    [[nodiscard]] QList<QJsonObject> fields() const;
    // Number of faulty rows.
    [[nodiscard]] int faulty() const;
    // Returns an invalid index if there is no fault.
    [[nodiscard]] QModelIndex firstFault() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    void checked();

private:
    struct Row
    {
        QJsonObject field;
        // Faults by column.
        QMap<int, QString> faults = {};
    };

    void check();
    void checkRow(Row &row, const QHash<QString, int> &times) const;

    QList<Row> m_rows;
    QSet<QString> m_taken;
};

} // namespace storedesk::ui::events
