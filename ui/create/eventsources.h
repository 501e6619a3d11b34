// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "design/proposal.h"

#include <QJsonObject>
#include <QObject>

#include <functional>

class QFile;

namespace storedesk::ui {
class Frame;
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::create {

class EventFields;
class SamplePanel;

// Where the fields of an event type can come from besides the keyboard: samples of what a shop
// sends, a table that was pasted or saved as CSV, a definition in a file.
class EventSources final : public QObject
{
    Q_OBJECT

public:
    // The page hands out what it holds and what it began with: fields that nobody touched give way.
    EventSources(EventFields &fields, Frame &frame, QWidget *page);

    void addTo(PageHead &head);
    void setDefinition(std::function<QJsonObject()> definition);
    void setUntouched(const QJsonArray &fields) { m_untouched = fields; }
    [[nodiscard]] SamplePanel *samples() const { return m_samples; }
    void showSamples();

    void paste(); // rows of a spreadsheet
    void readTable(const QString &path);
    void openDefinition(const QString &path);
    void saveDefinition(const QString &path);

Q_SIGNALS:
    void fieldsRead(int first); // the first row that is new
    void proposed(const storedesk::design::Proposal &proposal); // after its fields are there
    void definitionRead(const QJsonObject &definition);
    void failed(const storedesk::base::Problem &problem);

private:
    void take(const design::Proposal &proposal);
    void takeRows(const QByteArray &text);
    void tellUnread(const QFile &file);
    void choose(const QString &title, const QString &filter, bool save,
                void (EventSources::*then)(const QString &));

    EventFields &m_fields;
    Frame &m_frame;
    QWidget *m_page;
    SamplePanel *m_samples;
    QJsonArray m_untouched;
    std::function<QJsonObject()> m_definition;
};

} // namespace storedesk::ui::create
