// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace storedesk::ui {

// The head of a page: its title, a line about what it shows, and buttons beside them.
class PageHead final : public QWidget
{
    Q_OBJECT

public:
    explicit PageHead(const QString &title, QWidget *parent = nullptr);

    void setSubtitle(const QString &text);
    void add(QWidget *button); // behind those that are there

private:
    QLabel *m_subtitle;
    QHBoxLayout *m_row;
};

} // namespace storedesk::ui
