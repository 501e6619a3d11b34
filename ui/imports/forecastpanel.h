// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importforecast.h"
#include "imports/knownrecords.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// What the rows would do, compared with the records that exist: with an export, or looked up. What
// is known of them is kept with the import, so that it can be undone.
class ForecastPanel final : public Panel
{
    Q_OBJECT

public:
    ForecastPanel(storedesk::imports::ImportDraft &draft, Frame &frame, QWidget *parent = nullptr);

    void compareWith(const QString &path); // a contacts export
    void renew(); // something that it depends on was changed
    [[nodiscard]] bool looksUp() const { return m_known.isRunning(); }
    [[nodiscard]] bool settled() const { return !m_known.isRunning() && !m_forecast.isRunning(); }
    // What is shown: null while nothing is compared with, or not yet.
    [[nodiscard]] const storedesk::imports::Prediction *prediction() const;

Q_SIGNALS:
    void changed();

private:
    void ask();
    void compareWithNewest();
    void showNewest();
    void lookUp();
    void takeKnown();
    void showState();
    void showFigures(const storedesk::imports::Prediction &prediction);
    [[nodiscard]] QString subject() const; // what the forecast depends on
    [[nodiscard]] QString costWords() const;

    storedesk::imports::ImportDraft &m_draft;
    Frame &m_frame;
    storedesk::imports::ImportForecast m_forecast;
    storedesk::imports::KnownRecords m_known;
    QString m_path;
    QString m_subject;
    storedesk::imports::Policy m_policy = storedesk::imports::Policy::LeaveExisting;
    QLabel *m_words;
    QWidget *m_figures;
    QLabel *m_undo;
    Button *m_newest; // of the exports of all contacts that are kept here
    Button *m_choose;
    Button *m_lookUp;
};

} // namespace storedesk::ui::imports
