// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {

class Theme;

// Contacts of the practice store, for somebody who knows none of them yet.
class ExampleLinks final : public QWidget
{
    Q_OBJECT

public:
    ExampleLinks(const QStringList &emails, const Theme &theme, QWidget *parent = nullptr);

    void offer(bool wanted); // nothing comes where there are none

Q_SIGNALS:
    void chosen(const QString &email);

private:
    bool m_has;
};

} // namespace storedesk::ui
