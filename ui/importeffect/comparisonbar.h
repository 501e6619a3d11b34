// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/existingrecords.h"
#include "imports/importforecast.h"
#include "imports/mirroredrecords.h"

#include <QWidget>

class QLabel;
class QMenu;

namespace storedesk::ui {
class Button;
class IconLabel;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Compares the rows of an import with existing records: the offline copy or the newest export
// without asking, or an export or lookups on request. Shows the source and its age. The known
// records are stored with the import, so that it can be undone.
class ComparisonBar final : public QWidget
{
    Q_OBJECT

public:
    ComparisonBar(storedesk::imports::ImportDraft &draft, PageHost &host,
                  QWidget *parent = nullptr);

    // Compares the rows with a contacts export at this path.
    void compareWith(const QString &path);
    // Compares again. Call when an input of the forecast has changed, while the step is shown.
    void renew();
    [[nodiscard]] bool looksUp() const { return m_known.isRunning(); }
    [[nodiscard]] bool settled() const
    {
        return !m_known.isRunning() && !m_mirrored.isRunning() && !m_forecast.isRunning();
    }
    // Starts looking up the records, or stops it.
    void lookUp();
    // The number of records that a lookup of all rows requests.
    [[nodiscard]] qint64 rowsToLookUp() const;
    // Whether the current values are known and will be stored with the import.
    [[nodiscard]] bool hasSource() const { return !m_path.isEmpty(); }
    // Returns the prediction that is shown; null if nothing was compared yet.
    [[nodiscard]] const storedesk::importcheck::Prediction *prediction() const;
    [[nodiscard]] std::shared_ptr<const storedesk::imports::EffectSource> effects() const;

Q_SIGNALS:
    void changed();

private:
    enum class Source : quint8 { None, Mirror, Export, File, LookUp };

    void build();
    void listen();
    void askForFile();
    void compareWithBest();
    void lookUpFew();
    void compareWithMirror();
    void compareWithExport(const QString &path);
    void fillMenu();
    [[nodiscard]] bool canUseMirror() const;
    void takeMirrored();
    void takeKnown();
    void start(Source source, const QString &path);
    void forget();
    // Returns the rows whose records are not in the source, if it can be completed by lookups.
    [[nodiscard]] std::vector<quint32> rest() const;
    void showState();
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString sourceText() const;
    // Identifies the inputs of the forecast.
    [[nodiscard]] QString subject() const;
    [[nodiscard]] QString costText(qint64 rows) const;

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    storedesk::imports::ImportForecast m_forecast;
    storedesk::imports::ExistingRecords m_known;
    storedesk::imports::MirroredRecords m_mirrored;
    Source m_source = Source::None;
    // The time of the source's data. Invalid if it is unknown.
    QDateTime m_asked;
    QString m_path;
    QString m_subject;
    storedesk::importcheck::Policy m_policy = storedesk::importcheck::Policy::LeaveExisting;
    IconLabel *m_sign;
    QLabel *m_words;
    QMenu *m_menu;
    Button *m_choose;
    Button *m_lookUp;
};

} // namespace storedesk::ui::imports
