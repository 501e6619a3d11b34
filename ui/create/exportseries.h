// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/exportperiods.h"
#include "ui/frame/place.h"
#include "ui/widgets/panel.h"

class QGridLayout;
class QLabel;

namespace storedesk::ui {
class Button;
class Sign;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::create {

// The exports that are created one after the other for a long range: a line for each period with
// what came of it and, once it exists, the way to it.
class ExportSeries final : public Panel
{
    Q_OBJECT

public:
    enum class State : quint8 { Waiting, Sending, Created, InDoubt, Failed, NotSent, Count };

    ExportSeries(const Theme &theme, QWidget *parent);

    void begin(const QList<ExportPeriod> &periods); // instead of those before
    void sending(); // the next one
    void created(const Place &record);
    // How the one that was sent ended, and that the others were not sent.
    void stopped(State state, const QString &why);
    void goToFirst(); // of the links
    [[nodiscard]] int count() const { return static_cast<int>(m_lines.size()); }

Q_SIGNALS:
    void opened(const storedesk::ui::Place &record);

private:
    struct Line
    {
        Sign *sign;
        QLabel *words;
        Button *open;
        QString period;
    };

    void show(int at, State state, const QString &why = {});

    const Theme &m_theme;
    QGridLayout *m_grid;
    QList<Line> m_lines;
    int m_at = -1; // the one that was sent last
};

} // namespace storedesk::ui::create
