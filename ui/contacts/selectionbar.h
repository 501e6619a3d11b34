// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

class QAction;
class QLabel;

namespace storedesk::ui {
class Button;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::contacts {

class AllContactsModel;
class ContactActions;
class ContactSelection;

// The bar below the list of contacts, with the number of selected contacts and the actions for
// them. Visible while contacts are selected. In a narrow window, the less common actions move into
// a menu.
class SelectionBar final : public QFrame
{
    Q_OBJECT

public:
    // Objects passed by reference must outlive the bar.
    SelectionBar(PageHost &host, const AllContactsModel &model, ContactSelection &selection,
                 const ContactActions &actions, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] Button *buttonOf(QAction *action);
    [[nodiscard]] Button *menuButton(const QString &text, const QString &name);
    void fillMore();
    void show();
    void fit();
    // Describes the selection: "12 selected".
    [[nodiscard]] QString words() const;

    PageHost &m_host;
    const AllContactsModel &m_model;
    ContactSelection &m_selection;
    const ContactActions &m_actions;
    QLabel *m_count;
    Button *m_clear;
    Button *m_event = nullptr;
    Button *m_file = nullptr;
    Button *m_save = nullptr;
    Button *m_more = nullptr;
};

} // namespace storedesk::ui::contacts
