// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QObject>

class QWidget;

namespace storedesk::ui::records {

class RecordReader;

// Reads a record again and again while it changes by itself, as an export or an import does that is
// not at its end, and while somebody can see it.
class RecordWatch final : public QObject
{
    Q_OBJECT

public:
    static constexpr auto lookAgainAfter = std::chrono::seconds(5);

    // The reader, the clock and the widget that shows the record outlive it.
    RecordWatch(RecordReader &reader, base::Clock &clock, QWidget &shownIn);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void plan();
    [[nodiscard]] bool isWanted() const;

    RecordReader &m_reader;
    QWidget &m_shownIn;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::ui::records
