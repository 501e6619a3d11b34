// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QKeySequence;
class QLabel;

namespace storedesk::ui {

class Notice;

// What the window shows while no account is connected. It only asks; the window acts.
class FirstStart final : public QWidget
{
    Q_OBJECT

public:
    // Language as Language::choices() names it. Without practice that card is left out.
    FirstStart(const Theme &theme, const QString &language, bool practice,
               QWidget *parent = nullptr);

    // Why nothing is connected, above the cards.
    void tell(const base::Problem &problem);

    // The keys that the window's actions have.
    [[nodiscard]] static QKeySequence connectKey();
    [[nodiscard]] static QKeySequence practiceKey();

Q_SIGNALS:
    void connectAsked();
    void practiceAsked();
    void languageChosen(const QString &language);
    void lookChosen(storedesk::ui::Theme::Mode mode);
};

} // namespace storedesk::ui
