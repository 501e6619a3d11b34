// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;

namespace storedesk::ui {

class Button;
class Theme;

// A link that shows further details of a message below it, as text that can be selected. Hidden
// while there are no details.
class DetailsText final : public QWidget
{
    Q_OBJECT

public:
    explicit DetailsText(const Theme &theme, QWidget *parent = nullptr);

    void setText(const QString &text);
    void setAlignment(Qt::Alignment alignment);
    [[nodiscard]] Button *link() const { return m_link; }

private:
    void showText(bool shown);

    Button *m_link;
    QLabel *m_text;
};

} // namespace storedesk::ui
