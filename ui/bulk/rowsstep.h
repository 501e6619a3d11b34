// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkdraft.h"
#include "ui/bulk/bulkstep.h"

class QPlainTextEdit;
class QStandardItemModel;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class Frame;
class Notice;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::bulk {

// Which rows: a file, or what is pasted.
class RowsStep final : public BulkStep
{
    Q_OBJECT

public:
    RowsStep(jobs::BulkDraft &draft, Frame &frame, QWidget *parent = nullptr);

    void openFile(const QString &path);
    void setText(const QString &text, const QString &title); // what another page hands over

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void focusFirst() override;

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void askForFile();
    void readText();
    void showState();

    jobs::BulkDraft &m_draft;
    Frame &m_frame;
    Button *m_choose;
    ElidedLabel *m_source;
    QPlainTextEdit *m_text;
    Button *m_read;
    Notice *m_notice;
    QStandardItemModel *m_sample;
    TableView *m_table;
    QString m_title; // of the rows that were handed over
};

} // namespace storedesk::ui::bulk
