// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDeadlineTimer>
#include <QDir>
#include <QList>
#include <QObject>
#include <QPointer>

#include <chrono>
#include <functional>

class QWidget;

namespace storedesk::ui::tour {

// One picture in the tour.
struct Stop
{
    // File name without its suffix.
    QString name;
    // Caption in the index.
    QString title;
    // Opens the screen and returns the widget to photograph, or null if it could not be opened.
    std::function<QWidget *()> open;
    // Polled until it returns true.
    std::function<bool()> ready;
    // Limits the picture to one widget. Without it the picture shows the whole window.
    std::function<QWidget *()> part = {};
};

// Returns one line for each fault in a view.
using Inspection = std::function<QStringList(const QWidget &view)>;

// Visits every stop, saves a picture of each and an index of all. A stop with inspection findings
// counts as a failure, although its picture is saved.
class Tour final : public QObject
{
    Q_OBJECT

public:
    Tour(const QDir &folder, QList<Stop> stops, QObject *parent = nullptr);

    void setInspection(Inspection inspect) { m_inspect = std::move(inspect); }
    // Sets the time after which a stop that is not ready counts as failed. The default is generous,
    // so that only a stop that would never be ready fails on a slow or loaded machine.
    void setTimeLimit(std::chrono::milliseconds limit) { m_timeLimit = limit; }

    void start();

Q_SIGNALS:
    void ended(int pictures, const QStringList &failures);

private:
    void visitNext();
    void takeWhenReady();
    void take();
    void inspect();
    void fail(const QString &why);
    void writeIndex();

    QDir m_folder;
    Inspection m_inspect;
    QList<Stop> m_stops;
    qsizetype m_next = 0;
    std::chrono::milliseconds m_timeLimit = std::chrono::minutes(5);
    QDeadlineTimer m_deadline;
    // Number of successful polls in a row at the current stop.
    int m_readyPolls = 0;
    int m_inspections = 0;
    QStringList m_wrong;
    QPointer<QWidget> m_view;
    QList<Stop> m_taken;
    QStringList m_failures;
};

} // namespace storedesk::ui::tour
