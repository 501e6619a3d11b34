// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QJsonObject>
#include <QWidget>

class QAction;

namespace storedesk::ui {
class Button;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// A list of records from data on this computer, for resources that the service cannot list. Shares
// its space with the live lookup; only one of the two is visible at a time.
class OfflineList : public QWidget
{
    Q_OBJECT

public:
    // The button that switches between this list and the live lookup belongs in the page header.
    [[nodiscard]] Button *turnButton() const { return m_turn; }
    // Sets the widget to alternate with, which is visible at first.
    void takeTurnsWith(QWidget *other);
    void setInFront(bool inFront);
    [[nodiscard]] bool isInFront() const { return m_inFront; }
    // Shows this list unless the user or a link has chosen what to show. Called when the data
    // arrives.
    void offer();
    // Whether the user or a link has chosen what to show.
    [[nodiscard]] bool isChosen() const { return m_isChosen; }

    // Describes the list in the page header.
    [[nodiscard]] virtual QString subtitle() const = 0;
    virtual void find() = 0;
    [[nodiscard]] virtual bool isSettled() const = 0;
    [[nodiscard]] virtual QWidget *table() const = 0;
    // The actions for the selected rows. A null entry is a separator.
    [[nodiscard]] virtual QList<QAction *> actions() const { return {}; }
    // Everything that is stored with the page.
    [[nodiscard]] virtual QJsonObject state() const = 0;
    virtual void restore(const QJsonObject &state) = 0;
    // Shows a saved view.
    virtual void showView(const QString & /*name*/) { }
    // Shows the list with the rows that match.
    virtual void search(const QString &text) = 0;
    // Shows the list and selects the records with these keys, once they are loaded.
    virtual void selectKeys(const QStringList & /*keys*/) { }

Q_SIGNALS:
    // Emitted when the visible widget changes.
    void turned();
    // Emitted when there is no match, so that the text can be looked up at the service.
    void lookUpWanted(const QString &text);
    // Emitted when state() changes.
    void stateChanged();

protected:
    // Label and tool tip of the button while the list is hidden.
    struct TurnText
    {
        QString text = {};
        QString toolTip = {};
    };

    OfflineList(PageHost &host, Icon icon, QWidget *parent);
    void showTurn();
    [[nodiscard]] virtual TurnText turnText() const = 0;

private:
    const Icon m_icon;
    Button *m_turn;
    QWidget *m_other = nullptr;
    bool m_inFront = false;
    bool m_isChosen = false;
};

} // namespace storedesk::ui::records
