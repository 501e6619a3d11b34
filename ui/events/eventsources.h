// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "events/proposal.h"

#include <QJsonObject>
#include <QObject>

#include <functional>

class QFile;

namespace storedesk::ui {
class PageHost;
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::events {

class EventFields;
class SamplePanel;

// Ways to fill in the fields of an event type other than typing them: samples of events that a shop
// sends, a pasted table or CSV file, or a definition file.
class EventSources final : public QObject
{
    Q_OBJECT

public:
    // The fields and the page host must outlive this object. Fields that the user has not changed
    // are replaced.
    EventSources(EventFields &fields, PageHost &host, QWidget *page);

    void addTo(PageHead &head);
    void setDefinition(std::function<QJsonObject()> definition);
    void setUntouched(const QJsonArray &fields) { m_untouched = fields; }
    [[nodiscard]] SamplePanel *samples() const { return m_samples; }
    void showSamples();

    // Pastes rows copied from a spreadsheet.
    void paste();
    void readTable(const QString &path);
    void openDefinition(const QString &path);
    void saveDefinition(const QString &path);

Q_SIGNALS:
    // Emitted when fields were read, with the first new row.
    void fieldsRead(int first);
    // Emitted after the fields were added.
    void proposed(const storedesk::events::Proposal &proposal);
    void definitionRead(const QJsonObject &definition);
    void failed(const storedesk::base::Problem &problem);

private:
    void take(const storedesk::events::Proposal &proposal);
    void takeRows(const QByteArray &text);
    void reportUnread(const QFile &file);
    void choose(const QString &title, const QString &filter, bool save,
                void (EventSources::*then)(const QString &));

    EventFields &m_fields;
    PageHost &m_host;
    QWidget *m_page;
    SamplePanel *m_samples;
    QJsonArray m_untouched;
    std::function<QJsonObject()> m_definition;
};

} // namespace storedesk::ui::events
