// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/panel.h"

#include <QJsonObject>

class QComboBox;
class QDropEvent;
class QPlainTextEdit;
class QTimer;

namespace storedesk::importcheck {
class TableDraft;
struct TableOutline;
} // namespace storedesk::importcheck

namespace storedesk::ui {
class Button;
class ElidedLabel;
class FlowLayout;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// The source of the rows in every assistant: a file that is chosen, dropped or was used recently,
// or rows that are typed or pasted.
class TableSourcePanel final : public Panel
{
    Q_OBJECT

public:
    // The draft and the page host must outlive this object.
    TableSourcePanel(storedesk::importcheck::TableDraft &draft, PageHost &host,
                     QWidget *parent = nullptr);

    // Adds a button below the rows.
    void addButton(Button *button);
    // Makes the panel smaller, so that there is room for the rows that were read.
    void setCompact();
    // Shows a button that changes how the rows are read, for assistants without a step for it.
    void offerReading();
    void focusFile();
    void focusRows();
    void openFile(const QString &path);
    // Sets rows passed from another page.
    void setText(const QString &text, const QString &title);
    // Sets rows that are not shown in the text box.
    void setGenerated(const QString &text, const QString &title);
    void clear();
    // Reads the rows in the text box, unless they have been read.
    void readRows();
    // Whether the rows in the text box differ from those that were read last.
    [[nodiscard]] bool isUnread() const;
    [[nodiscard]] bool hasUnreadRows() const;
    [[nodiscard]] bool isEmpty() const;
    // Returns the rows pasted as text, or the generated ones.
    [[nodiscard]] QString pasted() const;

    // Returns the source of the rows, for storing and restoring a draft.
    [[nodiscard]] QJsonObject source() const;
    void restore(const QJsonObject &source);
    // Returns false if the text is too long to be stored.
    [[nodiscard]] bool isKeepable() const;

    // Returns the local file that is dragged; empty if there is none.
    [[nodiscard]] static QString fileIn(const QDropEvent &event);
    // Tells the user if more than one file was dropped, because only the first one is opened.
    void reportOthers(const QDropEvent &event);

Q_SIGNALS:
    // Emitted just before a file or generated rows are read.
    void opening();
    // Emitted when the user has chosen a file or edited the text.
    void edited();

private:
    void build();
    void askForFile();
    void openSheet(const QString &name);
    void rememberFile(const QString &path);
    void showRecent();
    void askForReading();
    void noteTextEdit();
    void showState();
    [[nodiscard]] QString text() const;
    [[nodiscard]] static QString sizeOf(const storedesk::importcheck::TableOutline &table);

    storedesk::importcheck::TableDraft &m_draft;
    PageHost &m_host;
    Button *m_choose;
    Button *m_recent;
    ElidedLabel *m_source;
    // Lists the sheets in a spreadsheet or the tables in an archive.
    QComboBox *m_sheets;
    QPlainTextEdit *m_text;
    Button *m_use;
    Button *m_reading;
    FlowLayout *m_buttons = nullptr;
    // Runs out when the user pauses in typing.
    QTimer *m_pause;
    QString m_readText;
    QString m_generated;
    bool m_offersReading = false;
    // Title for rows passed from another page.
    QString m_title;
};

} // namespace storedesk::ui::imports
