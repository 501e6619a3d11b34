// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "itemmodels/columnmodel.h"

#include <QJsonObject>

#include <vector>

namespace storedesk::ui::forms {

// Display data of one field to be sent.
struct ReviewRow
{
    QString key;
    QString title = {};
    // Value at the time the record was opened.
    QString before = {};
    // Current value at the service.
    QString now = {};
    QString after = {};
    // Difference between two numbers, for example +70.
    QString difference = {};
    bool changedByOther = false;
};

// Returns the rows for a change: the values to send, compared with the opened and the current
// record.
[[nodiscard]] std::vector<ReviewRow> reviewRows(const catalogue::FieldSet &fields,
                                                const QStringList &keys, const QJsonObject &changes,
                                                const QJsonObject &opened, const QJsonObject &now);

// Old and new values, one row for each field.
class ReviewModel final : public itemmodels::ColumnModel<ReviewRow>
{
    Q_OBJECT

public:
    enum Column { FieldColumn, NowColumn, ArrowColumn, AfterColumn, KeepColumn, ColumnCount };
    // NoteRole returns the smaller text that is shown after the value.
    enum { NoteRole = Qt::UserRole + 1 };

    ReviewModel(std::vector<ReviewRow> rows, bool creates, QObject *parent);

    void drop(const QString &key);
};

} // namespace storedesk::ui::forms
