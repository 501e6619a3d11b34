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

// Predicts the effect of the rows by comparing them with existing records from an export or a
// lookup. The known records are stored with the import, so that it can be undone.
class ForecastPanel final : public Panel
{
    Q_OBJECT

public:
    ForecastPanel(storedesk::imports::ImportDraft &draft, Frame &frame, QWidget *parent = nullptr);

    // Expects a contacts export.
    void compareWith(const QString &path);
    // Call when an input of the forecast has changed.
    void renew();
    [[nodiscard]] bool looksUp() const { return m_known.isRunning(); }
    [[nodiscard]] bool settled() const { return !m_known.isRunning() && !m_forecast.isRunning(); }
    // The shown prediction; null if nothing was compared yet.
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
    // Identifies the inputs of the forecast.
    [[nodiscard]] QString subject() const;
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
    // Uses the newest stored export of all contacts.
    Button *m_newest;
    Button *m_choose;
    Button *m_lookUp;
};

} // namespace storedesk::ui::imports
