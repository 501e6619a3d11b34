// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/shell/connectionwatch.h"
#include "ui/tables/storeband.h"

#include <QStatusBar>

class QLabel;

namespace storedesk::api {
class Client;
}

namespace storedesk::ui {
class Button;
class ElidedLabel;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

// The status bar: store, connection, last message and request rate.
class StatusLine final : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine(const Theme &theme, base::Clock &clock, QWidget *parent = nullptr);

    // The client and the watch must outlive this object, or clearStore() must be called before they
    // are destroyed.
    void setStore(const StoreMark &mark, api::Client &client, const ConnectionWatch &watch);
    // Updates the name or colour of the current store.
    void setMark(const StoreMark &mark);
    void clearStore();

    // Shows a message for a while. If a function is given, Undo is offered for the same time.
    void tell(const QString &sentence, std::function<void()> undo);
    [[nodiscard]] QString told() const;
    [[nodiscard]] bool offersUndo() const { return static_cast<bool>(m_undo); }
    void runUndo();
    // Hides the message; its undo function stays available.
    void fade();
    void forgetMessage();

Q_SIGNALS:
    void undoChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void showStore();
    void showConnection();

    const Theme &m_theme;
    base::Clock &m_clock;
    std::unique_ptr<base::Clock::Timer> m_over;
    StoreMark m_mark;
    api::Client *m_client = nullptr;
    const ConnectionWatch *m_watch = nullptr;
    QWidget *m_square;
    QLabel *m_store;
    IconLabel *m_sign;
    ElidedLabel *m_connection;
    ElidedLabel *m_told;
    Button *m_undoButton;
    QWidget *m_pace = nullptr;
    std::function<void()> m_undo;
};

} // namespace storedesk::ui::shell
