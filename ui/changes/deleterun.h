// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/deletion.h"

#include <QWidget>

class QLabel;
class QStandardItemModel;

namespace storedesk::ui {
class Notice;
class ProgressLine;
class TableView;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// The part of the delete dialog that shows the progress and the records that could not be deleted.
class DeleteRun final : public QWidget
{
    Q_OBJECT

public:
    explicit DeleteRun(catalogue::Resource resource, const Theme &theme, QWidget *parent = nullptr);

    void show(const storedesk::records::Deletion &deletion);

private:
    void showProgress(const storedesk::records::Deletion &deletion);
    void showRest(const storedesk::records::Deletion &deletion);

    const catalogue::Resource m_resource;
    QWidget *m_progress;
    QLabel *m_sentence;
    ProgressLine *m_line;
    Notice *m_notice;
    QWidget *m_rest;
    TableView *m_table;
    QStandardItemModel *m_rows;
};

} // namespace storedesk::ui::changes
