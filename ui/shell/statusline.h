// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/shell/connectionwatch.h"
#include "ui/widgets/storeband.h"

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

// The bottom of the window: store, connection, the last thing that was told, pace.
class StatusLine final : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine(const Theme &theme, base::Clock &clock, QWidget *parent = nullptr);

    // What it tells about; both outlive it or are taken away before they go.
    void setStore(const StoreMark &mark, api::Client &client, const ConnectionWatch &watch);
    void setMark(const StoreMark &mark); // the same store in other words
    void clearStore();

    // Stays a while; with a function it offers Undo as long as it stays.
    void tell(const QString &sentence, std::function<void()> undo);
    [[nodiscard]] QString told() const;
    [[nodiscard]] bool offersUndo() const { return static_cast<bool>(m_undo); }
    void runUndo();
    void fade(); // what was told can still be undone
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
