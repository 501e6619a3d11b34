// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QFocusFrame>
#include <QPointer>

#include <memory>

class QApplication;

namespace storedesk::ui {

// Draws the focus ring around the focused button or card: 2 px wide, 1 px outside. There is a
// single ring. Fields and views show their focus themselves. Custom widgets request the ring with
// the dynamic property "ring", whose value is the radius of their corners.
class FocusRing final : public QObject
{
    Q_OBJECT

public:
    FocusRing(QApplication &application, std::shared_ptr<const Tokens> tokens);
    ~FocusRing() override;

    // Returns the widget that has the ring, for tests.
    [[nodiscard]] QWidget *widget() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *focused);

    std::shared_ptr<const Tokens> m_tokens;
    // The frame, which is owned by the window that contains it.
    QPointer<QFocusFrame> m_host;
    // The widget that has the focus on a hidden page.
    QPointer<QWidget> m_hidden;
};

} // namespace storedesk::ui
