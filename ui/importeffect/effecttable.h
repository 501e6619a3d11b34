// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/effectrowsmodel.h"

#include <QHash>
#include <QWidget>

class QButtonGroup;
class QCheckBox;

namespace storedesk::ui {
class FootLine;
class PageHost;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// The rows of an import with the current and the new value of each cell, and filters by effect
// whose counts add up.
class EffectTable final : public QWidget
{
    Q_OBJECT

public:
    explicit EffectTable(PageHost &host, QWidget *parent = nullptr);

    // Null if there is no prediction. The sentence then gives the reason.
    void show(const std::shared_ptr<const storedesk::imports::EffectSource> &source,
              const QString &whyNot);
    void showOnly(storedesk::imports::EffectRowsModel::Which which);
    void goToChange(bool backwards);

private:
    void build();
    void addKeys();
    void storeWidths();
    void fitColumns();
    void showCounts();

    PageHost &m_host;
    storedesk::imports::EffectRowsModel m_rows;
    std::shared_ptr<const storedesk::imports::EffectSource> m_source;
    QButtonGroup *m_chips;
    QCheckBox *m_onlyChanges;
    TableView *m_table;
    StatePane *m_pane;
    FootLine *m_foot;
    // The fields of the columns shown, and the widths of all columns shown so far.
    QStringList m_fields;
    QHash<QString, int> m_widths;
};

} // namespace storedesk::ui::imports
