// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QAbstractTableModel>
#include <QJsonObject>

#include <vector>

namespace storedesk::ui::forms {

// One field that is going to be sent, in words.
struct ReviewRow
{
    QString key;
    QString title = {};
    QString before = {}; // when the record was opened
    QString now = {}; // on the service, read again
    QString after = {};
    QString difference = {}; // of two numbers: +70
    bool changedByOther = false;
};

// The rows of a change: what is sent against what was opened and what stands there now.
[[nodiscard]] std::vector<ReviewRow> reviewRows(const catalogue::FieldSet &fields,
                                                const QStringList &keys, const QJsonObject &changes,
                                                const QJsonObject &opened, const QJsonObject &now);

// Old and new, one row for each field.
class ReviewModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { FieldColumn, NowColumn, ArrowColumn, AfterColumn, KeepColumn, ColumnCount };
    enum { NoteRole = Qt::UserRole + 1 }; // the smaller words behind the value

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
