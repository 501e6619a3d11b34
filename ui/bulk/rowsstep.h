// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkdraft.h"
#include "ui/frame/assistantstep.h"

#include <QJsonObject>

class QComboBox;
class QPlainTextEdit;
class QStandardItemModel;
class QTimer;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class Frame;
class Notice;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::bulk {

// Which rows: a file, or what is pasted.
class RowsStep final : public AssistantStep
{
    Q_OBJECT

public:
    RowsStep(jobs::BulkDraft &draft, Frame &frame, QWidget *parent = nullptr);

    void openFile(const QString &path);
    void setText(const QString &text, const QString &title); // what another page hands over
    void clear();
    // Where the rows come from, to be kept and given back.
    [[nodiscard]] bool isEmpty() const { return m_path.isEmpty() && text().isEmpty(); }
    [[nodiscard]] QJsonObject source() const;
    void restore(const QJsonObject &source);
    [[nodiscard]] bool isKeepable() const; // not too much of it is text

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void goToObstacle() override;
    void focusFirst() override;

Q_SIGNALS:
    void edited(); // somebody chose or typed rows

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
    [[nodiscard]] static QString sizeOf(const jobs::BulkTable &table);
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isUnread() const; // what is in the box is not what was read

    jobs::BulkDraft &m_draft;
    Frame &m_frame;
    Button *m_choose;
    ElidedLabel *m_source;
    QComboBox *m_sheets; // of a spreadsheet, tables of an archive
    QPlainTextEdit *m_text;
    Notice *m_notice;
    QStandardItemModel *m_sample;
    TableView *m_table;
    QTimer *m_pause; // in the typing
    QString m_path; // of a file; empty: the text counts
    QString m_sheet;
    QString m_readText;
    bool m_goesOn = false; // as soon as the rows are read
    QString m_title; // of the rows that were handed over
};

} // namespace storedesk::ui::bulk
