// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>

class QWidget;

namespace storedesk::ui::tour {

// One picture of the tour: how to get there, and when it is worth looking at.
struct Stop
{
    QString name; // of the file, without ending
    QString title; // for the index
    std::function<QWidget *()>
        open; // opens it and answers what to photograph; null: it failed to open
    std::function<bool()> ready; // asked until it is so
    std::function<QWidget *()> part = {}; // all that the picture shows; empty: the whole window
};

// What is wrong with a view, one line for each; empty: nothing.
using Inspection = std::function<QStringList(const QWidget &view)>;

// Visits every stop, saves a picture of each and an index of them all. Ends with ended(), where
// a stop that the inspection found something at is a failure, although it has its picture.
class Tour final : public QObject
{
    Q_OBJECT

public:
    Tour(const QDir &folder, QList<Stop> stops, QObject *parent = nullptr);

    void setInspection(Inspection inspect) { m_inspect = std::move(inspect); }

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
    int m_asked = 0; // how often this stop was asked whether it is ready
    int m_calm = 0; // how often it said so, one time after the other
    int m_looks = 0; // how often the inspection found something
    QStringList m_wrong;
    QPointer<QWidget> m_view;
    QList<Stop> m_taken;
    QStringList m_failures;
};

} // namespace storedesk::ui::tour
