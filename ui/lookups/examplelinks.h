// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/example.h"

#include <QWidget>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::lookups {

// Links to records in the practice store, for users who do not know any yet.
class ExampleLinks final : public QWidget
{
    Q_OBJECT

public:
    ExampleLinks(catalogue::Resource resource, const QList<catalogue::Example> &examples,
                 const Theme &theme, QWidget *parent = nullptr);

    // Shows the links if wanted and if there are any examples.
    void offer(bool wanted);

Q_SIGNALS:
    void chosen(const QString &value);

private:
    bool m_has;
};

} // namespace storedesk::ui::lookups
