// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

namespace storedesk::ui::design {

// Contact fields that are to be created, one row each. Every cell is checked by the rules of the
// service; what is wrong stands at the cell, which can be edited.
class FieldListModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Id, Name, Type, Options, Verdict, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setFields(const QJsonArray &fields);
    void setTaken(const QSet<QString> &ids); // that the account has already
    void remove(const QList<int> &rows);
    [[nodiscard]] QList<QJsonObject> fields() const; // as they would be sent
    [[nodiscard]] int faulty() const; // rows
    [[nodiscard]] QModelIndex firstFault() const; // the cell; invalid: there is none

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
        QMap<int, QString> faults = {}; // by column
    };

    void check();
    void checkRow(Row &row, const QHash<QString, int> &times) const;

    QList<Row> m_rows;
    QSet<QString> m_taken;
};

} // namespace storedesk::ui::design
