// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <functional>

class QLabel;

namespace storedesk::ui {
class Button;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// What is wrong with a field, below it, and maybe a link to what is in the way.
class FaultLine final : public QWidget
{
    Q_OBJECT

public:
    FaultLine(const QString &key, const Theme &theme, QWidget *parent);

    void setReason(const QString &reason); // empty hides it
    [[nodiscard]] QString reason() const;
    void setLink(const QString &words, std::function<void()> go); // no words: none

private:
    QLabel *m_reason;
    Button *m_link;
    std::function<void()> m_go;
};

} // namespace storedesk::ui::forms
