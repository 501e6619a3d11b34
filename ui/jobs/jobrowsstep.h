// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkdraft.h"
#include "ui/host/assistantstep.h"

#include <QJsonObject>

class QComboBox;
class QPlainTextEdit;
class QStandardItemModel;
class QTimer;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class PageHost;
class Notice;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::jobs {

// Chooses the rows: a file or pasted text.
class JobRowsStep final : public AssistantStep
{
    Q_OBJECT

public:
    JobRowsStep(storedesk::jobs::BulkDraft &draft, PageHost &host, QWidget *parent = nullptr);

    void openFile(const QString &path);
    // Sets rows passed from another page.
    void setText(const QString &text, const QString &title);
    void clear();
    // The source of the rows, for storing and restoring a draft.
    [[nodiscard]] bool isEmpty() const { return m_path.isEmpty() && text().isEmpty(); }
    [[nodiscard]] QJsonObject source() const;
    void restore(const QJsonObject &source);
    // Returns false if the text is too long to be stored.
    [[nodiscard]] bool isKeepable() const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void goToProblem() override;
    void focusFirst() override;

Q_SIGNALS:
    // Emitted when the user chose a file or edited the text.
    void edited();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void askForFile();
    void textEdited();
    void readText();
    void openSheet(const QString &name);
    void showState();
    void showSample();
    [[nodiscard]] static QString sizeOf(const storedesk::jobs::BulkTable &table);
    [[nodiscard]] QString text() const;
    // Whether the text differs from the text that was read last.
    [[nodiscard]] bool isUnread() const;

    storedesk::jobs::BulkDraft &m_draft;
    PageHost &m_host;
    Button *m_choose;
    ElidedLabel *m_source;
    // Sheets of a spreadsheet, or tables of an archive.
    QComboBox *m_sheets;
    QPlainTextEdit *m_text;
    Notice *m_notice;
    QStandardItemModel *m_sample;
    TableView *m_table;
    // Detects a pause in typing.
    QTimer *m_pause;
    // Path of the chosen file; empty means that the text is used.
    QString m_path;
    QString m_sheet;
    QString m_readText;
    // Whether to proceed to the next step once the rows are read.
    bool m_goesOn = false;
    // Title of the rows passed from another page.
    QString m_title;
};

} // namespace storedesk::ui::jobs
