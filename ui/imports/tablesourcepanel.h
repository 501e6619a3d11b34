// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/panel.h"

class QPlainTextEdit;

namespace storedesk::imports {
class ImportDraft;
}

namespace storedesk::ui {
class Button;
class ElidedLabel;
class FlowLayout;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// The source of a table: a file that is chosen or was imported recently, or pasted rows.
class TableSourcePanel final : public Panel
{
    Q_OBJECT

public:
    // Objects passed by reference must outlive this object.
    TableSourcePanel(storedesk::imports::ImportDraft &draft, PageHost &host,
                     QWidget *parent = nullptr);

    // Adds a button below the rows.
    void addButton(Button *button);
    void focusFirst();
    void openFile(const QString &path);
    void setText(const QString &text, const QString &title);
    void setGenerated(const QString &text, const QString &title);
    // Reads the rows in the text box.
    void useRows();
    [[nodiscard]] bool hasUnreadRows() const;
    // Rows pasted as text.
    [[nodiscard]] const QString &pasted() const { return m_pasted; }

Q_SIGNALS:
    // Emitted before a file or generated rows are read.
    void opening();
    void textChanged();

private:
    void build();
    void askForFile();
    void rememberFile(const QString &path);
    void showRecent();
    void showState();

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    QString m_pasted;
    Button *m_choose;
    Button *m_recent;
    ElidedLabel *m_source;
    QPlainTextEdit *m_text;
    Button *m_use;
    FlowLayout *m_buttons = nullptr;
};

} // namespace storedesk::ui::imports
