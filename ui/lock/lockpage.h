// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QWidget>

class QLabel;

namespace storedesk::ui {
class Button;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::lock {

// The only window shown while the program is locked. It contains no names of stores or people.
class LockPage final : public QWidget
{
    Q_OBJECT

public:
    // The theme must outlive this object. The sentence explains why the program is locked.
    LockPage(const QString &sentence, const Theme &theme, QWidget *parent = nullptr);

    // Shows that the keychain is being read, which may ask for its password.
    void showWaiting();
    void showProblem(const base::Problem &problem);
    [[nodiscard]] Button *button() const { return m_unlock; }
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void unlockAsked();
    void closeAsked();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void build(const Theme &theme);

    QLabel *m_sentence;
    Button *m_unlock;
};

} // namespace storedesk::ui::lock
