// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QObject>

class QWidget;

namespace storedesk::ui::records {

class RecordLoader;

// Polls a record while it is visible and changes on its own, as an unfinished export or import
// does.
class RecordWatch final : public QObject
{
    Q_OBJECT

public:
    static constexpr auto lookAgainAfter = std::chrono::seconds(5);

    // The reader, the clock and the widget must outlive this object.
    RecordWatch(RecordLoader &reader, base::Clock &clock, QWidget &shownIn);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void plan();
    [[nodiscard]] bool isWanted() const;

    RecordLoader &m_reader;
    QWidget &m_shownIn;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::ui::records
