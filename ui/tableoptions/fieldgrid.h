// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QGridLayout>

class QLabel;

namespace storedesk::ui::tableoptions {

// Lays out fields with their labels next to or above them. Replaces QFormLayout, which in Qt 6.4
// writes out of bounds when a row is hidden and another row wraps its text.
class FieldGrid final : public QGridLayout
{
    Q_OBJECT

public:
    explicit FieldGrid(QWidget *parent);

    // The label may be null.
    void add(QLabel *label, QWidget *field);
    void add(const QString &label, QWidget *field);
    void setShown(QWidget *field, bool shown);
    void setLabelsAbove();

private:
    struct Row
    {
        QLabel *label;
        QWidget *field;
    };

    void place(int at);

    QList<Row> m_rows;
    bool m_above = false;
};

} // namespace storedesk::ui::tableoptions
