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

// Shows the fault of a field below it, with an optional link to the conflicting record.
class FaultLine final : public QWidget
{
    Q_OBJECT

public:
    FaultLine(const QString &key, const Theme &theme, QWidget *parent);

    // An empty reason hides the line.
    void setReason(const QString &reason);
    [[nodiscard]] QString reason() const;
    // An empty text removes the link.
    void setLink(const QString &words, std::function<void()> go);

private:
    QLabel *m_reason;
    Button *m_link;
    std::function<void()> m_go;
};

} // namespace storedesk::ui::forms
