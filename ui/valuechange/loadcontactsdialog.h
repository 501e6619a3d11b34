// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

#include <memory>

class QLabel;
class QPlainTextEdit;

namespace storedesk::exports {
class LoadedContacts;
}

namespace storedesk::ui {
class Button;
class PageHost;
class ProgressLine;
} // namespace storedesk::ui

namespace storedesk::ui::valuechange {

// Loads the current values of the contacts of a file, with progress. Lists the contacts that could
// not be loaded, in which case none can be changed, and those that do not exist.
class LoadContactsDialog final : public QDialog
{
    Q_OBJECT

public:
    LoadContactsDialog(PageHost &host, std::unique_ptr<storedesk::exports::LoadedContacts> contacts,
                       QWidget *parent = nullptr);
    ~LoadContactsDialog() override;

    // Returns the loaded contacts after loaded() was emitted.
    [[nodiscard]] std::unique_ptr<storedesk::exports::LoadedContacts> takeContacts();

Q_SIGNALS:
    // Emitted once the values are complete and the user has seen which contacts are missing. The
    // dialog is closed.
    void loaded();

private:
    void build();
    [[nodiscard]] QWidget *buildFoot();
    void followState();
    void showState();
    void showQuestion();
    void showProgress();
    void showProblem();
    void showMissing();
    void showList(const QStringList &lines);
    void doMain();

    PageHost &m_host;
    std::unique_ptr<storedesk::exports::LoadedContacts> m_contacts;
    QLabel *m_words;
    ProgressLine *m_progress;
    QPlainTextEdit *m_list;
    Button *m_main;
};

} // namespace storedesk::ui::valuechange
