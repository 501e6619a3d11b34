// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulktable.h"

#include <QVariant>
#include <QWidget>

class QComboBox;
class QGridLayout;

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::jobs {

// The columns in a table, one below another: heading, first values, and a combo box to choose the
// use of the column.
class ColumnGrid final : public QWidget
{
    Q_OBJECT

public:
    struct Texts
    {
        // Heading above the boxes.
        QString heading = {};
        // Accessible name of a box; %1 is the column.
        QString accessibleName = {};
        // Object name of a box, to which the column number is appended.
        QString objectName = {};
    };
    struct Use
    {
        QString text = {};
        QVariant value = {};
    };

    // The page host must outlive this object.
    ColumnGrid(Texts texts, PageHost &host, QWidget *parent = nullptr);

    // Replaces all rows. Null means that there are no columns.
    void setColumns(const storedesk::jobs::BulkTable *table, const QList<Use> &uses);
    // Sets the use of a column. Selects the first use if no use has this value. Does nothing if
    // there is no such column.
    void setUse(int column, const QVariant &value);
    void focusFirst();

Q_SIGNALS:
    void chosen(int column, const QVariant &value);

private:
    void addHeading(const QString &text, int column);
    void addColumn(const storedesk::jobs::BulkTable &table, int column, const QList<Use> &uses);

    const Texts m_texts;
    PageHost &m_host;
    QGridLayout *m_grid;
    // One combo box for each column.
    QList<QComboBox *> m_boxes;
};

} // namespace storedesk::ui::jobs
