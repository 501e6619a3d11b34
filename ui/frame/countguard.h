// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace storedesk::ui {

class Frame;

// Asks for the number of rows before much is sent, or anything to a live account: whoever types it
// has read it.
class CountGuard final : public QWidget
{
    Q_OBJECT

public:
    static constexpr qint64 mostWithoutCount = 20;

    explicit CountGuard(Frame &frame, QWidget *parent = nullptr);

    void setCount(qint64 count); // what was typed for another one is forgotten
    [[nodiscard]] bool isMet() const;

Q_SIGNALS:
    void changed();
    void entered(); // somebody pressed Enter behind it

private:
    Frame &m_frame;
    QLabel *m_label;
    QLineEdit *m_typed;
    qint64 m_count = 0;
};

} // namespace storedesk::ui
