// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QFocusFrame>
#include <QPointer>

#include <memory>

class QApplication;

namespace storedesk::ui {

// The ring around the button or card that has the focus: 2 px, 1 px outside. There is only one, so
// never two at a time. Fields and views show their focus themselves. A widget of our own asks for
// the ring with the dynamic property "ring", its value is the radius of the widget's corners.
class FocusRing final : public QObject
{
    Q_OBJECT

public:
    FocusRing(QApplication &application, std::shared_ptr<const Tokens> tokens);
    ~FocusRing() override;

    // What is ringed now, for tests.
    [[nodiscard]] QWidget *widget() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *focused);

    std::shared_ptr<const Tokens> m_tokens;
    QPointer<QFocusFrame> m_frame; // belongs to the window it is in
    QPointer<QWidget> m_hidden; // has the focus on a page that is not in front
};

} // namespace storedesk::ui
