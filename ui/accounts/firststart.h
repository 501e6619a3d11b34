// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <functional>

class QComboBox;

namespace storedesk::ui {
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::accounts {

// The page shown while no account is connected. Only emits requests; the owner acts on them.
class FirstStart final : public QWidget
{
    Q_OBJECT

public:
    // The `language` function returns the current language. Without a practice store, the card for
    // it is left out.
    FirstStart(const Theme &theme, std::function<QString()> language, bool practice,
               QWidget *parent = nullptr);

    // Shows, above the cards, the reason why no account is connected.
    void tell(const base::Problem &problem);

Q_SIGNALS:
    void connectAsked();
    void practiceAsked();
    void fileAsked();
    void languageChosen(const QString &language);
    void lookChosen(ui::Theme::Mode mode);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *head(QWidget *parent);
    [[nodiscard]] QWidget *cards(QWidget *parent);
    [[nodiscard]] QWidget *choices(QWidget *parent);
    [[nodiscard]] QComboBox *languages(QWidget *parent);
    [[nodiscard]] QComboBox *looks(QWidget *parent);
    void showProblem();

    const Theme &m_theme;
    std::function<QString()> m_language;
    bool m_practice;
    base::Problem m_problem;
    QWidget *m_content = nullptr;
    Notice *m_notice = nullptr;
};

} // namespace storedesk::ui::accounts
