// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/example.h"

#include <QWidget>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// Records of the practice store, for somebody who knows none of them yet.
class ExampleLinks final : public QWidget
{
    Q_OBJECT

public:
    ExampleLinks(catalogue::Resource resource, const QList<catalogue::Example> &examples,
                 const Theme &theme, QWidget *parent = nullptr);

    void offer(bool wanted); // nothing comes where there are none

Q_SIGNALS:
    void chosen(const QString &value);

private:
    bool m_has;
};

} // namespace storedesk::ui::records
