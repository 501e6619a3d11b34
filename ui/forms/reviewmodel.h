// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QAbstractTableModel>
#include <QJsonObject>

#include <vector>

namespace storedesk::ui::forms {

// Display data of one field to be sent.
struct ReviewRow
{
    QString key;
    QString title = {};
    // Value when the record was opened.
    QString before = {};
    // Current value at the service.
    QString now = {};
    QString after = {};
    // Difference of two numbers: +70.
    QString difference = {};
    bool changedByOther = false;
};

// Returns the rows of a change: the values to send compared with the opened and the current record.
[[nodiscard]] std::vector<ReviewRow> reviewRows(const catalogue::FieldSet &fields,
                                                const QStringList &keys, const QJsonObject &changes,
                                                const QJsonObject &opened, const QJsonObject &now);

// Old and new values, one row for each field.
class ReviewModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { FieldColumn, NowColumn, ArrowColumn, AfterColumn, KeepColumn, ColumnCount };
    // NoteRole is the smaller text shown after the value.
    enum { NoteRole = Qt::UserRole + 1 };

    ReviewModel(std::vector<ReviewRow> rows, bool creates, QObject *parent);

    [[nodiscard]] const std::vector<ReviewRow> &rows() const { return m_rows; }
    void drop(const QString &key);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::vector<ReviewRow> m_rows;
    bool m_creates;
};

} // namespace storedesk::ui::forms
