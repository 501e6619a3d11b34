// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::jobs {

// Shows the job cards below the current page.
class JobsDock final : public QWidget
{
    Q_OBJECT

public:
    explicit JobsDock(PageHost &host, QWidget *parent = nullptr);

Q_SIGNALS:
    void closeWanted();
};

} // namespace storedesk::ui::jobs
